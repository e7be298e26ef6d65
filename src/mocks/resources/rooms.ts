import {
  getCreateHomestayRoomMockHandler,
  getDeleteHomestayRoomMockHandler,
  getGetHomestayRoomMockHandler,
  getUpdateHomestayRoomMockHandler,
} from '@/generated/api/homestay-rooms/homestay-rooms.msw';
import {
  getCreateHotelRoomMockHandler,
  getDeleteHotelRoomMockHandler,
  getGetHotelRoomMockHandler,
  getUpdateHotelRoomMockHandler,
} from '@/generated/api/hotel-rooms/hotel-rooms.msw';
import type { HotelRoomFields, Room, RoomFields } from '@/generated/model';
import {
  CreateHomestayRoomBody,
  UpdateHomestayRoomBody,
} from '@/generated/zod/homestay-rooms/homestay-rooms';
import { CreateHotelRoomBody, UpdateHotelRoomBody } from '@/generated/zod/hotel-rooms/hotel-rooms';
import type { Context, Resource } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { crud } from '@/mocks/http/crud';
import { homestays } from '@/mocks/seed/homestays';
import { hotels } from '@/mocks/seed/hotels';
import { homestayRooms, hotelRooms, type StoredRoom } from '@/mocks/seed/rooms';
import { amenitiesIn, refuseUnknownAmenities } from './stays';

/** The rooms of one house, answered without its id; homestays and hotels write their details under different names. */
const rooms = <Stay extends Row>(
  context: Context,
  definition: TableDefinition<StoredRoom>,
  stays: TableDefinition<Stay>,
  param: string,
) => {
  const amenitiesOf = amenitiesIn(context);
  const verbs = crud(context, definition, {
    parent: { table: context.db.table(stays), param, field: 'stay_id' },
    present: async ({ stay_id: _, ...room }): Promise<Room> => ({
      ...room,
      amenities: await amenitiesOf(room.amenities),
    }),
  });
  const write = async ({ images, alt, gallery, ...input }: RoomFields, stored?: StoredRoom) => {
    await refuseUnknownAmenities(context, input.amenities);
    return {
      ...input,
      images: await arrangedGallery(context.files, definition.name, { images, alt, gallery }, stored?.images),
    };
  };
  return { ...verbs, write };
};

export const homestayRoomHandlers: Resource = (context) => {
  const { create, read, update, remove, write } = rooms(context, homestayRooms, homestays, 'homestayId');
  return [
    getCreateHomestayRoomMockHandler(create(CreateHomestayRoomBody, write)),
    getGetHomestayRoomMockHandler(read()),
    getUpdateHomestayRoomMockHandler(update(UpdateHomestayRoomBody, write)),
    getDeleteHomestayRoomMockHandler(remove()),
  ];
};

export const hotelRoomHandlers: Resource = (context) => {
  const { create, read, update, remove, write } = rooms(context, hotelRooms, hotels, 'hotelId');
  const writeDetails = async ({ description, ...input }: HotelRoomFields, stored?: StoredRoom) => ({
    ...(await write(input, stored)),
    details: description,
  });
  return [
    getCreateHotelRoomMockHandler(create(CreateHotelRoomBody, writeDetails)),
    getGetHotelRoomMockHandler(read()),
    getUpdateHotelRoomMockHandler(update(UpdateHotelRoomBody, writeDetails)),
    getDeleteHotelRoomMockHandler(remove()),
  ];
};
