import type { StayKind } from '@/features/stays/stay-kind';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { hotelArea } from '@/resources/hotels';
import { hotelLinks } from '@/resources/stay-links';

export const hotel: StayKind<Hotel> = {
  area: hotelArea,
  links: hotelLinks,
  record: getGetHotelQueryOptions,
};
