import { resource } from '@/api/resource';
import { roomBody, roomValues } from '@/features/stays/rooms/room-values';
import type { RoomCalls } from '@/features/stays/stay-kind';
import {
  createHotelRoom,
  deleteHotelRoom,
  getHotelRoom,
  updateHotelRoom,
} from '@/generated/api/hotel-rooms/hotel-rooms';
import type { HotelRoomInput, Room } from '@/generated/model';

/** The rooms of hotels; what is read as their details is written as the description. */
export const hotelRoomsOf = (hotelId: number) =>
  resource({
    read: (id) => getHotelRoom(hotelId, id),
    create: (body: HotelRoomInput, options) => createHotelRoom(hotelId, body, options),
    update: (id, fields, options) => updateHotelRoom(hotelId, id, fields, options),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: hotelId, rooms_type: 'Hotel' }, room),
      description: room?.details ?? '',
    }),
    toBody: (values, stored): HotelRoomInput => roomBody(values, stored),
  });

export const hotelRooms: RoomCalls = { of: hotelRoomsOf, remove: deleteHotelRoom };
