import type { RequestOptions } from '@/api/client/call';
import { toApiError } from '@/api/errors/api-error';
import { galleryOf } from '@/api/tolerant/gallery';
import type { Room } from '@/generated/model';
import { galleryBody } from '@/lib/files/gallery';
import { typedNumber } from '@/lib/numbers/typed-number';

type CreateRoom<Body> = (body: Body, options?: RequestOptions) => Promise<unknown>;

/**
 * The path says of which kind a new room's house is, and no server's word for it is known: it is sent only to one that
 * refuses a room without it.
 */
export const withTypeIfAsked =
  <Body extends { rooms_type?: string }>(create: CreateRoom<Body>, type: string): CreateRoom<Body> =>
  async (body, options) => {
    try {
      return await create(body, options);
    } catch (error) {
      const { rooms_type: asked } = toApiError(error).fieldErrors;
      if (!asked || body.rooms_type) throw error;
      return create({ ...body, rooms_type: type }, options);
    }
  };

/** The form values that both kinds share, of a room or of a new one of this house; in the API the status is 1 or 0. */
export const roomValues = (houseId: number, room?: Room) => ({
  rooms_id: room ? (room.rooms_id ?? null) : houseId,
  rooms_type: room?.rooms_type ?? '',
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
