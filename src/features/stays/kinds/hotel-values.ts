import { resource } from '@/api/resource';
import { stayBody, stayValues } from '@/features/stays/stay-values';
import { createHotel, deleteHotel, getHotel, updateHotel } from '@/generated/api/hotels/hotels';
import type { Hotel, HotelInput } from '@/generated/model';
import { typedNumber } from '@/lib/numbers/typed-number';

export const hotels = resource({
  name: 'hotels',
  read: getHotel,
  create: createHotel,
  update: updateHotel,
  remove: deleteHotel,
  toValues: (record?: Hotel) => ({
    ...stayValues(record),
    hotel_region_id: record?.region?.id ?? null,
    default_price: record?.min_price ?? '',
    is_full_payment: record?.full_payment ?? false,
    min_payment_percent: record?.min_payment ?? '',
    star_rating: record?.rating ?? '',
    description: record?.details ?? '',
    features: record?.features ?? '',
    is_sponsored: record ? (record.is_sponsored ?? false) : true,
  }),
  toBody: (values, stored): HotelInput => ({
    ...stayBody(values, stored),
    default_price: typedNumber(values.default_price),
    min_payment_percent: typedNumber(values.min_payment_percent),
    star_rating: typedNumber(values.star_rating),
  }),
});

export type HotelValues = ReturnType<typeof hotels.toValues>;

/** The values of a cleared form: flags that publish or promote a hotel are off. */
export const clearedHotelValues: HotelValues = { ...hotels.toValues(), status: false, is_sponsored: false };
