import type { RoomFormKind } from '@/features/stays/rooms/room-kind';
import { getGetHotelRoomQueryOptions } from '@/generated/api/hotel-rooms/hotel-rooms';
import { CreateHotelRoomBody } from '@/generated/zod/hotel-rooms/hotel-rooms';
import { hotel } from './hotel';
import { hotelRoomsOf } from './hotel-room-values';

type HotelRoomValues = ReturnType<ReturnType<typeof hotelRoomsOf>['toValues']>;

export const hotelRoomForm: RoomFormKind<HotelRoomValues> = {
  stay: hotel,
  of: hotelRoomsOf,
  schema: CreateHotelRoomBody,
  record: getGetHotelRoomQueryOptions,
  details: 'description',
  resetOnStatus: 201,
};
