import {
  getCreateAmenityMockHandler,
  getDeleteAmenityMockHandler,
  getGetAmenityMockHandler,
  getListAmenitiesMockHandler,
  getSearchAmenitiesMockHandler,
  getUpdateAmenityMockHandler,
} from '@/generated/api/amenities/amenities.msw';
import type { Amenity, AmenityFields, AmenityReference } from '@/generated/model';
import {
  CreateAmenityBody,
  ListAmenitiesQueryParams,
  SearchAmenitiesQueryParams,
  UpdateAmenityBody,
} from '@/generated/zod/amenities/amenities';
import type { Resource } from '@/mocks/context';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { crud } from '@/mocks/http/crud';
import { amenities } from '@/mocks/seed/amenities';

export const amenityHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, amenities);
  const { options } = crud(context, amenities, {
    present: ({ id, name, display_name, type }): AmenityReference => ({ id, name, display_name, type }),
  });

  const write = async ({ images, alt, gallery, ...input }: AmenityFields, stored?: Amenity) => ({
    ...input,
    images: await arrangedGallery(context.files, amenities.name, { images, alt, gallery }, stored?.images),
  });

  return [
    getListAmenitiesMockHandler(page(ListAmenitiesQueryParams)),
    getSearchAmenitiesMockHandler(options(SearchAmenitiesQueryParams)),
    getCreateAmenityMockHandler(create(CreateAmenityBody, write)),
    getGetAmenityMockHandler(read()),
    getUpdateAmenityMockHandler(update(UpdateAmenityBody, write)),
    getDeleteAmenityMockHandler(remove()),
  ];
};
