import {
  getCreateAmenityMockHandler,
  getDeleteAmenityMockHandler,
  getGetAmenityMockHandler,
  getListAmenitiesMockHandler,
  getSearchAmenitiesMockHandler,
  getUpdateAmenityMockHandler,
} from '@/generated/api/amenities/amenities.msw';
import type { Amenity, AmenityInput } from '@/generated/model';
import {
  CreateAmenityBody,
  ListAmenitiesQueryParams,
  SearchAmenitiesQueryParams,
  UpdateAmenityBody,
} from '@/generated/zod/amenities/amenities';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { amenities } from '@/mocks/seed/amenities';

export const amenityHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove } = crud(context, amenities);

  const write = async (input: AmenityInput, stored?: Amenity) => ({
    ...input,
    images: await context.files.gallery(amenities.name, stored?.images, input),
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
