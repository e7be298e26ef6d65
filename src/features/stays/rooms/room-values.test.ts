import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { withTypeIfAsked } from '@/features/stays/rooms/room-values';
import type { Room } from '@/generated/model';
import { CreateHomestayRoomBody } from '@/generated/zod/homestay-rooms/homestay-rooms';
import { CreateHotelRoomBody } from '@/generated/zod/hotel-rooms/hotel-rooms';

const room: Required<Room> = {
  id: 451,
  name: 'Deluxe lake view ',
  rooms_id: 9,
  rooms_type: 'App\\Models\\Hotel',
  price: 8_200.5,
  max_adult: 2,
  max_child: 0,
  beds: 1,
  room_area: '28  m²',
  bathroom_area: '',
  extra_charge: null,
  status: 0,
  details: '<p>ताल&nbsp;</p>\n',
  images: [{ id: 4301, url: '/files/4301.jpg', alt: 'Bed', featured: true }],
  amenities: [{ id: 34 }, { id: 31 }],
};

const hotelRooms = hotelRoomsOf(7);
const homestayRooms = homestayRoomsOf(7);
const sent = {
  hotel: hotelRooms.bodyOf(hotelRooms.toValues(room), hotelRooms.toValues(room)),
  homestay: homestayRooms.bodyOf(homestayRooms.toValues(room), homestayRooms.toValues(room)),
};

describe.each(['hotel', 'homestay'] as const)('a room of a %s', (kind) => {
  it.each([
    'name',
    'rooms_id',
    'rooms_type',
    'price',
    'max_adult',
    'max_child',
    'beds',
    'room_area',
    'bathroom_area',
    'extra_charge',
    'status',
  ] as const)('sends %s as it came', (name) => {
    expect(sent[kind][name]).toBe(room[name]);
  });

  it('sends its amenities by their ids, in their order', () => {
    expect(sent[kind].amenities).toEqual([34, 31]);
  });
});

it('sends its details under the name that its kind has for them', () => {
  expect(sent.hotel).toMatchObject({ description: room.details });
  expect(sent.hotel).not.toHaveProperty('details');
  expect(sent.homestay).toMatchObject({ details: room.details });
  expect(sent.homestay).not.toHaveProperty('description');
});

it.each([
  ['hotel', CreateHotelRoomBody, hotelRooms],
  ['homestay', CreateHomestayRoomBody, homestayRooms],
] as const)('starts active, in its %s', (_house, schema, rooms) => {
  const values = rooms.toValues();
  expect(rooms.bodyOf(values as never, values as never)).toMatchObject({
    rooms_id: 7,
    rooms_type: '',
    status: 1,
  });
  expect(schema.safeParse({ name: 'x' }).data).toMatchObject({ status: 1 });
});

it('names the kind of its house only to a server that refuses a room without it', async () => {
  const asked = new ApiError('http', 'Invalid.', { status: 422, fieldErrors: { rooms_type: ['Required.'] } });
  const create = vi.fn((body: { name: string; rooms_type?: string }) =>
    body.rooms_type ? Promise.resolve(body) : Promise.reject(asked),
  );
  await withTypeIfAsked(create, 'Hotel')({ name: 'Deluxe' });
  expect(create.mock.calls.map(([body]) => body)).toEqual([
    { name: 'Deluxe' },
    { name: 'Deluxe', rooms_type: 'Hotel' },
  ]);
  create.mockRejectedValue(asked);
  await expect(withTypeIfAsked(create, 'Hotel')({ name: 'Deluxe', rooms_type: 'Inn' })).rejects.toBe(asked);
});
