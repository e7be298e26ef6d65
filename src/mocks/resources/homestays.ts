import {
  getApproveHomestayRequestMockHandler,
  getCreateHomestayMockHandler,
  getDeleteHomestayMockHandler,
  getGetHomestayMockHandler,
  getListHomestayOptionsMockHandler,
  getListHomestaysMockHandler,
  getUpdateHomestayMockHandler,
} from '@/generated/api/homestays/homestays.msw';
import type { Homestay, HomestayFields, ListingReference } from '@/generated/model';
import {
  CreateHomestayBody,
  ListHomestaysQueryParams,
  UpdateHomestayBody,
} from '@/generated/zod/homestays/homestays';
import type { Resource } from '@/mocks/context';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { approval } from '@/mocks/http/approval';
import { crud } from '@/mocks/http/crud';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { found, nameOf, referenced } from '@/mocks/http/reference';
import { homestayRegions } from '@/mocks/seed/homestay-regions';
import { homestays, type StoredHomestay } from '@/mocks/seed/homestays';
import { propertyTypes, roomTypes } from '@/mocks/seed/lookups';
import { homestayRooms } from '@/mocks/seed/rooms';
import { amenitiesIn, roomsIn, stayReferences } from './stays';

export const homestayHandlers: Resource = (context) => {
  const references = stayReferences(context, homestayRegions);
  const amenitiesOf = amenitiesIn(context);
  const roomsOf = roomsIn(context, homestayRooms);
  const rooms = context.db.table(roomTypes);
  const properties = context.db.table(propertyTypes);

  const withNames = async ({ user_id, homestay_region_id, ...row }: StoredHomestay): Promise<Homestay> => ({
    ...row,
    owner: await references.owner(user_id),
    region: await references.region(homestay_region_id),
    room_type: nameOf(await found(rooms, row.room_type)),
    property_type: nameOf(await found(properties, row.property_type)),
    amenities: await amenitiesOf(row.amenities),
    available_features: await references.features(row.available_features),
  });
  const withRooms = async (row: StoredHomestay): Promise<Homestay> => ({
    ...(await withNames(row)),
    rooms: await roomsOf(row.id),
  });
  const asOption = async ({ id, name, homestay_region_id }: StoredHomestay): Promise<ListingReference> => ({
    id,
    name,
    region: await references.region(homestay_region_id),
  });

  const write = async (input: HomestayFields, stored?: StoredHomestay) => {
    await references.refuseUnknown(input, 'homestay_region_id', input.homestay_region_id);
    await referenced(rooms, 'room_type', input.room_type);
    await referenced(properties, 'property_type', input.property_type);
    const { images, alt, gallery, ...rest } = withMetaTag(input, stored?.meta_tag ?? undefined);
    return {
      ...rest,
      request_status: stored?.request_status ?? ('approved' as const),
      status: input.status ?? stored?.status ?? false,
      images: await arrangedGallery(context.files, homestays.name, { images, alt, gallery }, stored?.images),
    };
  };

  const { page } = crud(context, homestays, { present: withNames });
  const { options } = crud(context, homestays, { present: asOption });
  const { create, read, update, remove, stored, table } = crud(context, homestays, { present: withRooms });

  return [
    getListHomestaysMockHandler(page(ListHomestaysQueryParams)),
    getListHomestayOptionsMockHandler(options()),
    getCreateHomestayMockHandler(create(CreateHomestayBody, write)),
    getGetHomestayMockHandler(read()),
    getUpdateHomestayMockHandler(update(UpdateHomestayBody, write)),
    getDeleteHomestayMockHandler(remove()),
    getApproveHomestayRequestMockHandler(approval({ table, stored, present: withRooms })),
  ];
};
