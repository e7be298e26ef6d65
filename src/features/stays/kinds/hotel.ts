import { linkOptions } from '@tanstack/react-router';
import { hotelArea } from '@/areas/hotels';
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
  links: {
    home: hotelArea.open,
    edit: (hotelId) => linkOptions({ to: '/hotels/$hotelId/edit', params: { hotelId } }),
    addRoom: (hotelId, from) =>
      linkOptions({ to: '/hotels/$hotelId/rooms/create', params: { hotelId }, search: { from } }),
    editRoom: (hotelId, roomId) =>
      linkOptions({ to: '/hotels/$hotelId/rooms/$roomId/edit', params: { hotelId, roomId } }),
  },
  search: hotelSearch,
  page: getListHotelsQueryOptions,
  record: getGetHotelQueryOptions,
  remove: deleteHotel,
};
