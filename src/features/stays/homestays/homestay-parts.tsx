import { homestayRegions, propertyTypes, roomTypes } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { readinessOf } from '@/domain/listings/readiness';
import { paymentOf } from '@/features/stays/view/payment';
import type { StayParts } from '@/features/stays/view/stay-body';
import type { Homestay } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { plural } from '@/lib/plural';
import { editHomestay } from './homestay-home';
import { homestayRules } from './homestay-rules';

const discountOf = ({ discount, discount_persons: people }: Homestay) => {
  if (!discount) return null;
  if (!people) return `${discount}%`;
  return `${discount}% for ${plural(people, { one: '# guest', other: '# or more guests' })}`;
};

export const homestayParts = (record: Homestay): StayParts => ({
  region: record.region && <ReferenceLink source={homestayRegions} to={record.region} />,
  readiness: readinessOf(record, homestayRules, ({ id }) => editHomestay(id)),
  price: [
    ['Price per person', formatNpr(record.price_per_person)],
    ['Discount', discountOf(record)],
    ['Payment', paymentOf(record)],
  ],
  facts: [
    [
      'Property type',
      record.property_type && <PickedName source={propertyTypes} to={record.property_type} />,
    ],
    ['Room type', record.room_type && <PickedName source={roomTypes} to={record.room_type} />],
    ['Total capacity', record.total_capacity],
    ['Order', record.order],
    ['Rooms', record.rooms?.length ?? null],
  ],
  texts: [
    ['Homestay details', record.homestay_details],
    ['Room details', record.room_details],
    ['What is included', record.what_is_included],
    ['Local tourist attraction', record.local_tourist_attraction],
    ['Available facilities', record.available_facilities],
    ['Available local infrastructure', record.available_local_infrastructure],
    ['Cancellation details', record.cancellation_details],
  ],
});
