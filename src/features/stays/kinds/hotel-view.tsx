import { hotelRegions } from '@/areas/pickers';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { hotelGaps } from '@/domain/listings/selling-gaps';
import type { StayViewKind } from '@/features/stays/stay-kind';
import { stayRules, textRule } from '@/features/stays/view/stay-rules';
import {
  approveHotelRequest,
  getHotel,
  getListHotelsQueryKey,
  listHotels,
} from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { plural } from '@/lib/plural';
import { hotel } from './hotel';
import type { HotelValues } from './hotel-values';

const starsOf = ({ rating }: Hotel) =>
  typeof rating === 'number' ? plural(rating, { one: '# star', other: '# stars' }) : null;

export const hotelView: StayViewKind<Hotel> = {
  ...hotel,
  gaps: hotelGaps,
  rules: stayRules<Hotel, keyof HotelValues>({
    links: hotel.links,
    gaps: hotelGaps,
    fields: { price: 'default_price', text: 'description' },
    helpful: [
      textRule(({ features }: Hotel) => features, 'features', '“Features” is empty'),
      { gap: ({ region }) => (region ? undefined : 'No region'), remedy: { field: 'hotel_region_id' } },
      { gap: ({ rating }) => (rating ? undefined : 'No star rating'), remedy: { field: 'star_rating' } },
    ],
  }),
  requests: {
    source: {
      queryKey: getListHotelsQueryKey(),
      list: (params, signal) => listHotels(params, undefined, signal),
    },
    read: (id) => getHotel(id),
    approve: approveHotelRequest,
  },
  region: ({ region }) => region && <ReferenceLink source={hotelRegions} to={region} />,
  price: ({ min_price }) => [['Default price', formatNpr(min_price)]],
  facts: (record) => [['Star rating', starsOf(record)]],
  texts: ({ details, features }) => [
    ['Description', details],
    ['Features', features],
  ],
};
