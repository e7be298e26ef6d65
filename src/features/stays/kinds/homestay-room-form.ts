import type { RoomFormKind } from '@/features/stays/rooms/room-kind';
import { getGetHomestayRoomQueryOptions } from '@/generated/api/homestay-rooms/homestay-rooms';
import { CreateHomestayRoomBody } from '@/generated/zod/homestay-rooms/homestay-rooms';
import { homestay } from './homestay';
import { homestayRoomsOf } from './homestay-room-values';

type HomestayRoomValues = ReturnType<ReturnType<typeof homestayRoomsOf>['toValues']>;

export const homestayRoomForm: RoomFormKind<HomestayRoomValues> = {
  stay: homestay,
  of: homestayRoomsOf,
  schema: CreateHomestayRoomBody,
  record: getGetHomestayRoomQueryOptions,
  details: 'details',
};
