import { resource } from '@/api/writes/resource';
import { roomBody, roomValues, withTypeIfAsked } from '@/features/stays/rooms/room-values';
import type { HomestayRoomInput, Room } from '@/generated/model';
import { homestayRoomContractOf } from '@/generated/resources/homestay-rooms';

/** The rooms of homestays. */
export const homestayRoomsOf = (homestayId: number) => {
  const contract = homestayRoomContractOf(homestayId);
  return resource({
    ...contract,
    create: withTypeIfAsked(contract.create, 'Homestay'),
    toValues: (room?: Room) => ({
      ...roomValues(homestayId, room),
      details: room?.details ?? '',
    }),
    toBody: (values, stored): HomestayRoomInput => roomBody(values, stored),
  });
};
