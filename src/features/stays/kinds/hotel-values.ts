import { resource } from '@/api/writes/resource';
import { stayBody, stayValues } from '@/features/stays/stay-values';
import type { Hotel, HotelInput } from '@/generated/model';
import { hotelContract, hotelFields } from '@/generated/resources/hotels';
import { plainBody } from '@/lib/records/fields';

export const hotelResource = resource({
  ...hotelContract,
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
    ...plainBody(hotelFields, stayBody(values, stored)),
  }),
});

export type HotelValues = ReturnType<typeof hotelResource.toValues>;

/** The values of a cleared form: flags that publish or promote a hotel are off. */
export const clearedHotelValues: HotelValues = {
  ...hotelResource.toValues(),
  status: false,
  is_sponsored: false,
};
