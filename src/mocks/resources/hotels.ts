import {
  getApproveHotelRequestMockHandler,
  getCreateHotelMockHandler,
  getDeleteHotelMockHandler,
  getGetHotelMockHandler,
  getListHotelOptionsMockHandler,
  getListHotelsMockHandler,
  getUpdateHotelMockHandler,
} from '@/generated/api/hotels/hotels.msw';
import type { Hotel, HotelFields, ListingReference } from '@/generated/model';
import { CreateHotelBody, ListHotelsQueryParams, UpdateHotelBody } from '@/generated/zod/hotels/hotels';
import type { Resource } from '@/mocks/context';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { approval } from '@/mocks/http/approval';
import { crud } from '@/mocks/http/crud';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { hotelRegions } from '@/mocks/seed/hotel-regions';
import { hotels, type StoredHotel } from '@/mocks/seed/hotels';
import { hotelRooms } from '@/mocks/seed/rooms';
import { amenitiesIn, roomsIn, stayReferences } from './stays';

export const hotelHandlers: Resource = (context) => {
  const references = stayReferences(context, hotelRegions);
  const amenitiesOf = amenitiesIn(context);
  const roomsOf = roomsIn(context, hotelRooms);

  const withNames = async ({ user_id, hotel_region_id, ...row }: StoredHotel): Promise<Hotel> => ({
    ...row,
    owner: await references.owner(user_id),
    region: await references.region(hotel_region_id),
    amenities: await amenitiesOf(row.amenities),
    available_features: await references.features(row.available_features),
  });
  const withRooms = async (row: StoredHotel): Promise<Hotel> => ({
    ...(await withNames(row)),
    rooms: await roomsOf(row.id),
  });
  const asOption = async ({ id, name, hotel_region_id }: StoredHotel): Promise<ListingReference> => ({
    id,
    name,
    region: await references.region(hotel_region_id),
  });

  const write = async (input: HotelFields, stored?: StoredHotel) => {
    await references.refuseUnknown(input, 'hotel_region_id', input.hotel_region_id);
    const { images, alt, gallery, default_price, is_full_payment, ...written } = input;
    const { min_payment_percent, star_rating, description, ...rest } = withMetaTag(
      written,
      stored?.meta_tag ?? undefined,
    );
    return {
      ...rest,
      min_price: default_price,
      full_payment: is_full_payment,
      min_payment: min_payment_percent,
      rating: star_rating,
      details: description,
      request_status: stored?.request_status ?? ('approved' as const),
      status: input.status ?? stored?.status ?? false,
      images: await arrangedGallery(context.files, hotels.name, { images, alt, gallery }, stored?.images),
    };
  };

  const { page } = crud(context, hotels, { present: withNames });
  const { options } = crud(context, hotels, { present: asOption });
  const { create, read, update, remove, stored, table } = crud(context, hotels, { present: withRooms });

  return [
    getListHotelsMockHandler(page(ListHotelsQueryParams)),
    getListHotelOptionsMockHandler(options()),
    getCreateHotelMockHandler(create(CreateHotelBody, write)),
    getGetHotelMockHandler(read()),
    getUpdateHotelMockHandler(update(UpdateHotelBody, write)),
    getDeleteHotelMockHandler(remove()),
    getApproveHotelRequestMockHandler(approval({ table, stored, present: withRooms })),
  ];
};
