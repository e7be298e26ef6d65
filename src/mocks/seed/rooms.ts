import * as z from 'zod';
import type { NumericStatus } from '@/generated/model';
import { GetHotelRoomResponse } from '@/generated/zod/hotel-rooms/hotel-rooms';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { HOMESTAY_LINES } from './homestay-lines';
import { HOTEL_LINES } from './hotel-lines';
import type { StayLine } from './stay-lines';
import { amenityIds } from './stays';

/** A room as it is stored: the house that it belongs to, and its amenities, by their ids. */
const row = GetHotelRoomResponse.shape.data
  .omit({ amenities: true })
  .extend({ stay_id: z.int(), amenities: z.array(z.int()).optional() });

export type StoredRoom = z.infer<typeof row>;

/** Name, beds, adults and children, square metres, and the price against the cheapest of the house. */
type RoomLine = readonly [
  name: string,
  beds: number,
  adults: number,
  children: number,
  area: number,
  factor: number,
];

const HOTEL_ROOMS: readonly RoomLine[] = [
  ['Standard twin', 2, 2, 0, 18, 1],
  ['Standard double', 1, 2, 1, 18, 1],
  ['Deluxe double', 1, 2, 1, 24, 1.35],
  ['डिलक्स ट्विन', 2, 2, 1, 24, 1.35],
  ['Mountain view double', 1, 2, 1, 26, 1.6],
  ['Family room', 3, 4, 2, 34, 1.9],
  ['Garden cottage', 2, 3, 2, 38, 2.1],
  ['Corner suite', 1, 2, 2, 42, 2.6],
  ['Single', 1, 1, 0, 12, 0.8],
  ['Rooftop room', 1, 2, 0, 20, 1.2],
  ['Triple', 3, 3, 0, 28, 1.5],
  ['Presidential suite', 2, 4, 2, 80, 4],
];

const HOMESTAY_ROOMS: readonly RoomLine[] = [
  ['Courtyard twin', 2, 2, 1, 14, 1],
  ['Attic room', 2, 2, 0, 12, 0.8],
  ['हजुरआमाको कोठा', 1, 2, 1, 12, 1],
  ['Family room by the hearth', 4, 4, 2, 22, 1.6],
  ['Balcony twin', 2, 2, 1, 15, 1.2],
  ['Garden room', 2, 2, 1, 14, 1],
  ['Upper floor double', 1, 2, 0, 13, 1],
  ['Dormitory', 6, 6, 0, 30, 0.6],
  ['Mud house room', 2, 2, 1, 14, 0.9],
  ['हिमाल देखिने कोठा', 2, 2, 1, 16, 1.3],
  ['New house twin', 2, 2, 1, 16, 1.2],
  ['Single', 1, 1, 0, 9, 0.7],
];

const toRoom =
  (stay: StayLine, stayIndex: number, type: string) =>
  ([name, beds, max_adult, max_child, area, factor]: RoomLine, index: number): Omit<StoredRoom, 'id'> => ({
    stay_id: stayIndex + 1,
    name,
    rooms_id: stayIndex + 1,
    rooms_type: type,
    price: Math.round((stay.price * factor) / 50) * 50,
    max_adult,
    max_child,
    beds,
    room_area: `${area} m²`,
    bathroom_area: index % 4 === 3 ? null : `${Math.round(area / 5)} m²`,
    extra_charge: index % 3 === 2 ? null : 500 + (index % 4) * 250,
    status: (index % 8 === 6 ? 0 : 1) satisfies NumericStatus,
    details:
      index % 5 === 4
        ? null
        : `<p>${name} in ${stay.name}, ${area} square metres with ${beds === 1 ? 'one bed' : `${beds} beds`}.</p>`,
    images: index % 6 === 5 ? [] : [{ ...image(`${name} in ${stay.name}`), featured: true }],
    amenities: amenityIds('room', stayIndex + index, 2 + (index % 4)),
  });

/** One to twelve rooms a house. */
const roomsOf = (stays: readonly StayLine[], rooms: readonly RoomLine[], type: string) =>
  stays.flatMap((stay, index) => rooms.slice(0, 1 + ((index * 5 + 3) % 12)).map(toRoom(stay, index, type)));

export const hotelRooms: TableDefinition<StoredRoom> = {
  name: 'hotel-rooms',
  row,
  parent: { name: 'hotels', field: 'stay_id' },
  seed: () => roomsOf(HOTEL_LINES, HOTEL_ROOMS, 'Hotel'),
};

export const homestayRooms: TableDefinition<StoredRoom> = {
  name: 'homestay-rooms',
  row,
  parent: { name: 'homestays', field: 'stay_id' },
  seed: () => roomsOf(HOMESTAY_LINES, HOMESTAY_ROOMS, 'Homestay'),
};
