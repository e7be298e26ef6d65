import { PickedName } from '@/components/pickers/picked-name';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { homestayListing } from '@/domain/listings/rules/homestay-rules';
import type { StayViewKind } from '@/features/stays/stay-kind';
import {
  approveHomestayRequest,
  deleteHomestay,
  getHomestay,
  getListHomestaysQueryKey,
  listHomestays,
} from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import { plural } from '@/lib/text/plural';
import { propertyTypePicker, roomTypePicker } from '@/resources/pickers';
import { homestayRegionPicker } from '@/resources/pickers';
import { homestay } from './homestay';

const discountOf = ({ discount, discount_persons: people }: Homestay) => {
  if (!discount) return null;
  if (!people) return `${formatCount(discount)}%`;
  return $localize`${formatCount(discount)}:discount:% for ${plural(people, { one: $localize`# guest`, other: $localize`# or more guests` })}:plural:`;
};

export const homestayView: StayViewKind<Homestay> = {
  ...homestay,
  remove: deleteHomestay,
  loadCopy: () => loadChunk(() => import('@/features/stays/copy/copy-homestay')),
  listing: homestayListing,
  requests: {
    source: {
      queryKey: getListHomestaysQueryKey(),
      list: listHomestays,
    },
    read: (id) => getHomestay(id),
    approve: approveHomestayRequest,
  },
  region: ({ region }) => region && <ReferenceLink source={homestayRegionPicker} to={region} />,
  price: (record) => [
    [$localize`Price per person`, formatNpr(record.price_per_person)],
    [$localize`Discount`, discountOf(record)],
  ],
  travellerPrice: ({ price_per_person, discount, discount_persons }) => ({
    amount: price_per_person,
    per: 'person',
    percent: discount,
    from: discount_persons,
  }),
  facts: ({ property_type, room_type, total_capacity, order }) => [
    [
      $localize`Property type`,
      property_type && <PickedName source={propertyTypePicker} to={property_type} />,
    ],
    [$localize`Room type`, room_type && <PickedName source={roomTypePicker} to={room_type} />],
    [$localize`Total capacity`, total_capacity],
    [$localize`Order`, order],
  ],
  texts: (record) => [
    [$localize`Homestay details`, record.homestay_details],
    [$localize`Room details`, record.room_details],
    [$localize`What is included`, record.what_is_included, 'what_is_included'],
    [$localize`Local tourist attraction`, record.local_tourist_attraction],
    [$localize`Available facilities`, record.available_facilities],
    [$localize`Available local infrastructure`, record.available_local_infrastructure],
    [$localize`Cancellation details`, record.cancellation_details, 'cancellation_details'],
  ],
};
