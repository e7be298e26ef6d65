import { resource } from '@/api/resource';
import { roomBody, roomValues } from '@/features/stays/rooms/room-values';
import {
  createHomestayRoom,
  deleteHomestayRoom,
  getHomestayRoom,
  updateHomestayRoom,
} from '@/generated/api/homestay-rooms/homestay-rooms';
import type { HomestayRoomInput, Room } from '@/generated/model';

/** The rooms of homestays. */
export const homestayRoomsOf = (homestayId: number) =>
  resource({
    name: 'homestay-rooms',
    read: (id) => getHomestayRoom(homestayId, id),
    create: (body: HomestayRoomInput, options) => createHomestayRoom(homestayId, body, options),
    update: (id, fields, options) => updateHomestayRoom(homestayId, id, fields, options),
    remove: (id) => deleteHomestayRoom(homestayId, id),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: homestayId, rooms_type: 'Homestay' }, room),
      details: room?.details ?? '',
    }),
    toBody: (values, stored): HomestayRoomInput => roomBody(values, stored),
  });
