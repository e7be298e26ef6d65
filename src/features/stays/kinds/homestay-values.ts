import { resource } from '@/api/resource';
import { stayBody, stayValues } from '@/features/stays/stay-values';
import {
  createHomestay,
  deleteHomestay,
  getHomestay,
  updateHomestay,
} from '@/generated/api/homestays/homestays';
import type { Homestay, HomestayInput } from '@/generated/model';
import { typedNumber } from '@/lib/numbers/typed-number';

export const homestays = resource({
  name: 'homestays',
  read: getHomestay,
  create: createHomestay,
  update: updateHomestay,
  remove: deleteHomestay,
  /** The form values of a homestay; related records are ids. */
  toValues: (record?: Homestay) => ({
    ...stayValues(record),
    homestay_region_id: record?.region?.id ?? null,
    room_type: record?.room_type?.id ?? null,
    property_type: record?.property_type?.id ?? null,
    price_per_person: record?.price_per_person ?? '',
    total_capacity: record?.total_capacity ?? '',
    full_payment: record?.full_payment ?? false,
    min_payment: record?.min_payment ?? '',
    discount_persons: record?.discount_persons ?? '',
    discount: record?.discount ?? '',
    order: record?.order ?? '',
    homestay_details: record?.homestay_details ?? '',
    room_details: record?.room_details ?? '',
    what_is_included: record?.what_is_included ?? '',
    local_tourist_attraction: record?.local_tourist_attraction ?? '',
    available_facilities: record?.available_facilities ?? '',
    available_local_infrastructure: record?.available_local_infrastructure ?? '',
    cancellation_details: record?.cancellation_details ?? '',
    is_sponsored: record?.is_sponsored ?? false,
  }),
  toBody: (values, stored): HomestayInput => ({
    ...stayBody(values, stored),
    price_per_person: typedNumber(values.price_per_person),
    total_capacity: typedNumber(values.total_capacity),
    min_payment: typedNumber(values.min_payment),
    discount_persons: typedNumber(values.discount_persons),
    discount: typedNumber(values.discount),
    order: typedNumber(values.order),
  }),
});

export type HomestayValues = ReturnType<typeof homestays.toValues>;
