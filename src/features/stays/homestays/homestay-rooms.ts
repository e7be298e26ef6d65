import type { RoomKind } from '@/features/stays/rooms/room-kind';
import { homestayRoomsOf } from '@/features/stays/rooms/room-values';
import {
  deleteHomestayRoom,
  getGetHomestayRoomQueryOptions,
} from '@/generated/api/homestay-rooms/homestay-rooms';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';
import { CreateHomestayRoomBody } from '@/generated/zod/homestay-rooms/homestay-rooms';
import { addHomestayRoom, editHomestayRoom, homestayHome } from './homestay-home';

type HomestayRoomValues = ReturnType<ReturnType<typeof homestayRoomsOf>['toValues']>;

export const homestayRooms: RoomKind<HomestayRoomValues> = {
  of: homestayRoomsOf,
  remove: deleteHomestayRoom,
  schema: CreateHomestayRoomBody,
  record: getGetHomestayRoomQueryOptions,
  stay: getGetHomestayQueryOptions,
  home: homestayHome,
  add: addHomestayRoom,
  edit: editHomestayRoom,
  details: 'details',
};
