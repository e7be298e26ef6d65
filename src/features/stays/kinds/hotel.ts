import { hotelArea } from '@/areas/hotels';
import { hotelLinks } from '@/areas/stay-links';
import type { StayKind } from '@/features/stays/stay-kind';
import { hotelSearch } from '@/features/stays/stay-search';
import {
  deleteHotel,
  getGetHotelQueryOptions,
  getListHotelsQueryOptions,
} from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';

export const hotel: StayKind<Hotel> = {
  area: hotelArea,
  links: hotelLinks,
  search: hotelSearch,
  page: getListHotelsQueryOptions,
  record: getGetHotelQueryOptions,
  remove: deleteHotel,
};
