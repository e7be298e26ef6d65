import { resource } from '@/api/writes/resource';
import { roomBody, roomValues, withTypeIfAsked } from '@/features/stays/rooms/room-values';
import type { HotelRoomInput, Room } from '@/generated/model';
import { hotelRoomContractOf } from '@/generated/resources/hotel-rooms';

/** The rooms of hotels; their details are read, but written as `description`. */
export const hotelRoomsOf = (hotelId: number) => {
  const contract = hotelRoomContractOf(hotelId);
  return resource({
    ...contract,
    create: withTypeIfAsked(contract.create, 'Hotel'),
    toValues: (room?: Room) => ({
      ...roomValues(hotelId, room),
      description: room?.details ?? '',
    }),
    toBody: (values, stored): HotelRoomInput => roomBody(values, stored),
  });
};
