import { resource } from '@/api/writes/resource';
import { roomBody, roomValues } from '@/features/stays/rooms/room-values';
import type { HomestayRoomInput, Room } from '@/generated/model';
import { homestayRoomContractOf } from '@/generated/resources/homestay-rooms';

/** The rooms of homestays. */
export const homestayRoomsOf = (homestayId: number) =>
  resource({
    ...homestayRoomContractOf(homestayId),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: homestayId, rooms_type: 'Homestay' }, room),
      details: room?.details ?? '',
    }),
    toBody: (values, stored): HomestayRoomInput => roomBody(values, stored),
  });
