import { galleryOf } from '@/api/tolerant/gallery';
import type { Room } from '@/generated/model';
import { galleryBody } from '@/lib/files/gallery';
import { typedNumber } from '@/lib/numbers/typed-number';

/** The homestay or hotel of a new room. */
interface House {
  rooms_id: number;
  rooms_type: string;
}

/** The form values that both kinds share; in the API the status is 1 or 0. */
export const roomValues = (house: House, room?: Room) => ({
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
  images: galleryOf(room, 'images'),
  amenities: (room?.amenities ?? []).map(({ id }) => id),
});

export type RoomValues = ReturnType<typeof roomValues>;

/** The form values of a copy: all but its name and images, which are unique to a room. */
export const copyOfRoom = <Values extends RoomValues>(values: Values): Values => ({
  ...values,
  name: '',
  images: [],
});

/** The part of the request body that both kinds share. */
export const roomBody = <Values extends RoomValues>(
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
