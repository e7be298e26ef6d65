import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import {
  createHomestayRoom,
  getHomestayRoom,
  updateHomestayRoom,
} from '@/generated/api/homestay-rooms/homestay-rooms';
import { createHotelRoom, getHotelRoom, updateHotelRoom } from '@/generated/api/hotel-rooms/hotel-rooms';
import type { HomestayRoomInput, HotelRoomInput, Room } from '@/generated/model';
import { galleryBody, galleryOf } from '@/lib/gallery';
import { typedNumber } from '@/lib/typed-number';

/** The house that a new room belongs to. */
interface House {
  rooms_id: number;
  rooms_type: string;
}

/** What the forms of both kinds hold alike: the API counts the status, 1 or 0. */
const roomValues = (house: House, room?: Room) => ({
  rooms_id: room ? (room.rooms_id ?? null) : house.rooms_id,
  rooms_type: room ? (room.rooms_type ?? '') : house.rooms_type,
  name: room?.name ?? '',
  price: room?.price ?? '',
  extra_charge: room?.extra_charge ?? '',
  max_adult: room?.max_adult ?? '',
  max_child: room?.max_child ?? '',
  beds: room?.beds ?? '',
  room_area: room?.room_area ?? '',
  bathroom_area: room?.bathroom_area ?? '',
  status: room ? room.status === 1 : true,
  images: galleryOf(room?.images, isUnread(room, 'images')),
  amenities: (room?.amenities ?? []).map(({ id }) => id),
});

export type RoomValues = ReturnType<typeof roomValues>;

/** What the form holds for a copy: everything but its name and its images, which only one room can have. */
export const copyOfRoom = <Values extends RoomValues>(values: Values): Values => ({
  ...values,
  name: '',
  images: [],
});

/** What is sent alike for the form's values. */
const roomBody = <Values extends RoomValues>(
  { images, ...values }: Values,
  stored: Pick<RoomValues, 'images'>,
) => ({
  ...values,
  price: typedNumber(values.price),
  extra_charge: typedNumber(values.extra_charge),
  max_adult: typedNumber(values.max_adult),
  max_child: typedNumber(values.max_child),
  beds: typedNumber(values.beds),
  status: values.status ? (1 as const) : (0 as const),
  ...galleryBody(images, stored.images),
});

/** The rooms of a homestay. */
export const homestayRoomsOf = (homestayId: number) =>
  resource({
    read: (id) => getHomestayRoom(homestayId, id),
    create: (body: HomestayRoomInput, options) => createHomestayRoom(homestayId, body, options),
    update: (id, fields, options) => updateHomestayRoom(homestayId, id, fields, options),
    toValues: (room?: Room) => ({
      ...roomValues({ rooms_id: homestayId, rooms_type: 'Homestay' }, room),
      details: room?.details ?? '',
    }),
    toBody: (values, stored): HomestayRoomInput => roomBody(values, stored),
  });

/** The rooms of a hotel; what is read as their details is written as the description. */
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
