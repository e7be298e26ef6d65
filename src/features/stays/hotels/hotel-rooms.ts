import type { RoomKind } from '@/features/stays/rooms/room-kind';
import { hotelRoomsOf } from '@/features/stays/rooms/room-values';
import { deleteHotelRoom, getGetHotelRoomQueryOptions } from '@/generated/api/hotel-rooms/hotel-rooms';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';
import { CreateHotelRoomBody } from '@/generated/zod/hotel-rooms/hotel-rooms';
import { addHotelRoom, editHotelRoom, hotelHome } from './hotel-home';

type HotelRoomValues = ReturnType<ReturnType<typeof hotelRoomsOf>['toValues']>;

export const hotelRooms: RoomKind<HotelRoomValues> = {
  of: hotelRoomsOf,
  remove: deleteHotelRoom,
  schema: CreateHotelRoomBody,
  record: getGetHotelRoomQueryOptions,
  stay: getGetHotelQueryOptions,
  home: hotelHome,
  add: addHotelRoom,
  edit: editHotelRoom,
  details: 'description',
  clearOn: 201,
};
