import { hotelRegions } from '@/areas/pickers';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { readinessOf } from '@/domain/listings/readiness';
import { paymentOf } from '@/features/stays/view/payment';
import type { StayParts } from '@/features/stays/view/stay-body';
import type { Hotel } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { plural } from '@/lib/plural';
import { editHotel } from './hotel-home';
import { hotelRules } from './hotel-rules';

const starsOf = ({ rating }: Hotel) =>
  typeof rating === 'number' ? plural(rating, { one: '# star', other: '# stars' }) : null;

export const hotelParts = (record: Hotel): StayParts => ({
  region: record.region && <ReferenceLink source={hotelRegions} to={record.region} />,
  readiness: readinessOf(record, hotelRules, ({ id }) => editHotel(id)),
  price: [
    ['Default price', formatNpr(record.min_price)],
    ['Payment', paymentOf(record)],
  ],
  facts: [
    ['Star rating', starsOf(record)],
    ['Rooms', record.rooms?.length ?? null],
  ],
  texts: [
    ['Description', record.details],
    ['Features', record.features],
  ],
});
