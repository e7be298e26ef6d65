import * as z from 'zod';
import type { NumericStatus } from '@/generated/model';
import { GetHotelRoomResponse } from '@/generated/zod/hotel-rooms/hotel-rooms';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './rooms.yaml';
import { HOMESTAY_LINES, HOTEL_LINES, type StayLine } from './stay-lines';
import { amenityIds } from './stays';

/** A stored room: its homestay or hotel, and its amenities, are ids. */
const row = GetHotelRoomResponse.shape.data
  .omit({ amenities: true })
  .extend({ stay_id: z.int(), amenities: z.array(z.int()).optional() });

export type StoredRoom = z.infer<typeof row>;

interface RoomLine extends Pick<StoredRoom, 'name' | 'beds' | 'max_adult' | 'max_child'> {
  /** Square metres. */
  area: number;
  /** The price relative to the cheapest room. */
  factor: number;
}

const lines = data as Record<'hotel' | 'homestay', RoomLine[]>;

const toRoom =
  (stay: StayLine, stayIndex: number, type: string) =>
  ({ area, factor, ...line }: RoomLine, index: number): Omit<StoredRoom, 'id'> => ({
    ...line,
    stay_id: stayIndex + 1,
    rooms_id: stayIndex + 1,
    rooms_type: type,
    price: Math.round((stay.price * factor) / 50) * 50,
    room_area: `${area} m²`,
    bathroom_area: index % 4 === 3 ? null : `${Math.round(area / 5)} m²`,
    extra_charge: index % 3 === 2 ? null : 500 + (index % 4) * 250,
    status: (index % 8 === 6 ? 0 : 1) satisfies NumericStatus,
    details:
      index % 5 === 4
        ? null
        : `<p>${line.name} in ${stay.name}, ${area} square metres with ${line.beds === 1 ? 'one bed' : `${line.beds} beds`}.</p>`,
    images: index % 6 === 5 ? [] : [{ ...image(`${line.name} in ${stay.name}`), featured: true }],
    amenities: amenityIds('room', stayIndex + index, 2 + (index % 4)),
  });

/** One to twelve rooms per homestay or hotel. */
const roomsOf = (stays: readonly StayLine[], rooms: readonly RoomLine[], type: string) =>
  stays.flatMap((stay, index) => rooms.slice(0, 1 + ((index * 5 + 3) % 12)).map(toRoom(stay, index, type)));

export const hotelRoomTable: TableDefinition<StoredRoom> = {
  name: 'hotel-rooms',
  row,
  parent: { name: 'hotels', field: 'stay_id' },
  seed: () => roomsOf(HOTEL_LINES, lines.hotel, 'Hotel'),
};

export const homestayRoomTable: TableDefinition<StoredRoom> = {
  name: 'homestay-rooms',
  row,
  parent: { name: 'homestays', field: 'stay_id' },
  seed: () => roomsOf(HOMESTAY_LINES, lines.homestay, 'Homestay'),
};
