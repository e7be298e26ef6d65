import { resource } from '@/api/writes/resource';
import { roomBody, roomValues } from '@/features/stays/rooms/room-values';
import type { HotelRoomInput, Room } from '@/generated/model';
import { hotelRoomContractOf } from '@/generated/resources/hotel-rooms';

/** The rooms of hotels; their details are read, but written as `description`. */
export const hotelRoomsOf = (hotelId: number) =>
  resource({
    ...hotelRoomContractOf(hotelId),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: hotelId, rooms_type: 'Hotel' }, room),
      description: room?.details ?? '',
    }),
    toBody: (values, stored): HotelRoomInput => roomBody(values, stored),
  });
