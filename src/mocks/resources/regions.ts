import {
  getCreateHomestayRegionMockHandler,
  getDeleteHomestayRegionMockHandler,
  getGetHomestayRegionMockHandler,
  getListHomestayRegionOptionsMockHandler,
  getListHomestayRegionsMockHandler,
  getUpdateHomestayRegionMockHandler,
} from '@/generated/api/homestay-regions/homestay-regions.msw';
import {
  getCreateHotelRegionMockHandler,
  getDeleteHotelRegionMockHandler,
  getGetHotelRegionMockHandler,
  getListHotelRegionOptionsMockHandler,
  getListHotelRegionsMockHandler,
  getUpdateHotelRegionMockHandler,
} from '@/generated/api/hotel-regions/hotel-regions.msw';
import {
  getCreatePackageRegionMockHandler,
  getDeletePackageRegionMockHandler,
  getGetPackageRegionMockHandler,
  getListPackageRegionOptionsMockHandler,
  getListPackageRegionsMockHandler,
  getUpdatePackageRegionMockHandler,
} from '@/generated/api/package-regions/package-regions.msw';
import type { Reference, Region, RegionFields } from '@/generated/model';
import {
  CreateHomestayRegionBody,
  ListHomestayRegionsQueryParams,
  UpdateHomestayRegionBody,
} from '@/generated/zod/homestay-regions/homestay-regions';
import {
  CreateHotelRegionBody,
  ListHotelRegionsQueryParams,
  UpdateHotelRegionBody,
} from '@/generated/zod/hotel-regions/hotel-regions';
import {
  CreatePackageRegionBody,
  ListPackageRegionsQueryParams,
  UpdatePackageRegionBody,
} from '@/generated/zod/package-regions/package-regions';
import type { Context, Resource } from '@/mocks/context';
import type { TableDefinition } from '@/mocks/db/table';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { homestayRegions } from '@/mocks/seed/homestay-regions';
import { homestays } from '@/mocks/seed/homestays';
import { hotelRegions } from '@/mocks/seed/hotel-regions';
import { hotels } from '@/mocks/seed/hotels';
import { packageRegions } from '@/mocks/seed/package-regions';
import { packages } from '@/mocks/seed/packages';
import { landingPage } from './landing-page';

const regions = (context: Context, definition: TableDefinition<Region>) => ({
  ...crud(context, definition),
  options: crud(context, definition, { present: ({ id, name }): Reference => ({ id, name }) }).options(),
  write: (input: RegionFields, stored?: Region) => landingPage(context.files, definition.name, input, stored),
});

export const packageRegionHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove, write } = regions(context, packageRegions);
  const products = context.db.table(packages);
  const packagesIn = async (id: number) =>
    (await products.all()).filter(({ region_id }) => region_id === id).length;
  return [
    getListPackageRegionsMockHandler(page(ListPackageRegionsQueryParams)),
    getListPackageRegionOptionsMockHandler(options),
    getCreatePackageRegionMockHandler(create(CreatePackageRegionBody, write)),
    getGetPackageRegionMockHandler(read()),
    getUpdatePackageRegionMockHandler(update(UpdatePackageRegionBody, write)),
    getDeletePackageRegionMockHandler(
      remove(async ({ id, name }) => refuseInUse(name, await packagesIn(id), 'packages')),
    ),
  ];
};

export const homestayRegionHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove, write } = regions(context, homestayRegions);
  const houses = context.db.table(homestays);
  const homestaysIn = async (id: number) =>
    (await houses.all()).filter(({ homestay_region_id }) => homestay_region_id === id).length;
  return [
    getListHomestayRegionsMockHandler(page(ListHomestayRegionsQueryParams)),
    getListHomestayRegionOptionsMockHandler(options),
    getCreateHomestayRegionMockHandler(create(CreateHomestayRegionBody, write)),
    getGetHomestayRegionMockHandler(read()),
    getUpdateHomestayRegionMockHandler(update(UpdateHomestayRegionBody, write)),
    getDeleteHomestayRegionMockHandler(
      remove(async ({ id, name }) => refuseInUse(name, await homestaysIn(id), 'homestays')),
    ),
  ];
};

export const hotelRegionHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove, write } = regions(context, hotelRegions);
  const houses = context.db.table(hotels);
  const hotelsIn = async (id: number) =>
    (await houses.all()).filter(({ hotel_region_id }) => hotel_region_id === id).length;
  return [
    getListHotelRegionsMockHandler(page(ListHotelRegionsQueryParams)),
    getListHotelRegionOptionsMockHandler(options),
    getCreateHotelRegionMockHandler(create(CreateHotelRegionBody, write)),
    getGetHotelRegionMockHandler(read()),
    getUpdateHotelRegionMockHandler(update(UpdateHotelRegionBody, write)),
    getDeleteHotelRegionMockHandler(
      remove(async ({ id, name }) => refuseInUse(name, await hotelsIn(id), 'hotels')),
    ),
  ];
};
