import type { RoomFormKind } from '@/features/stays/rooms/room-kind';
import { getGetHotelRoomQueryOptions } from '@/generated/api/hotel-rooms/hotel-rooms';
import { CreateHotelRoomBody } from '@/generated/zod/hotel-rooms/hotel-rooms';
import { hotel } from './hotel';
import { hotelRooms, hotelRoomsOf } from './hotel-room-values';

type HotelRoomValues = ReturnType<ReturnType<typeof hotelRoomsOf>['toValues']>;

export const hotelRoomForm: RoomFormKind<HotelRoomValues> = {
  stay: hotel,
  of: hotelRoomsOf,
  remove: hotelRooms.remove,
  schema: CreateHotelRoomBody,
  record: getGetHotelRoomQueryOptions,
  details: 'description',
  clearOn: 201,
};
