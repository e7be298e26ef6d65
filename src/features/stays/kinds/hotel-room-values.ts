import { resource } from '@/api/resource';
import { roomBody, roomValues } from '@/features/stays/rooms/room-values';
import {
  createHotelRoom,
  deleteHotelRoom,
  getHotelRoom,
  updateHotelRoom,
} from '@/generated/api/hotel-rooms/hotel-rooms';
import type { HotelRoomInput, Room } from '@/generated/model';

/** The rooms of hotels; their details are read, but written as `description`. */
export const hotelRoomsOf = (hotelId: number) =>
  resource({
    name: 'hotel-rooms',
    read: (id) => getHotelRoom(hotelId, id),
    create: (body: HotelRoomInput, options) => createHotelRoom(hotelId, body, options),
    update: (id, fields, options) => updateHotelRoom(hotelId, id, fields, options),
    remove: (id) => deleteHotelRoom(hotelId, id),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: hotelId, rooms_type: 'Hotel' }, room),
      description: room?.details ?? '',
    }),
    toBody: (values, stored): HotelRoomInput => roomBody(values, stored),
  });
