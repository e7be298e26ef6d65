import {
  getListCountriesMockHandler,
  getListDepartureTypeOptionsMockHandler,
  getListGeoChildrenMockHandler,
  getListListingTypeOptionsMockHandler,
  getListPackageTypeOptionsMockHandler,
  getListPropertyTypeOptionsMockHandler,
  getListRoomTypeOptionsMockHandler,
  getListVendorOptionsMockHandler,
} from '@/generated/api/lookups/lookups.msw';
import type { Reference } from '@/generated/model';
import type { Resource } from '@/mocks/context';
import type { TableDefinition } from '@/mocks/db/table';
import { notFound } from '@/mocks/http/answers';
import { crud, idParam } from '@/mocks/http/crud';
import {
  departureTypes,
  listingTypes,
  packageTypes,
  propertyTypes,
  roomTypes,
  vendors,
} from '@/mocks/seed/lookups';
import { places } from '@/mocks/seed/places';

export const lookupHandlers: Resource = (context) => {
  const options = (definition: TableDefinition<Reference>) => crud(context, definition).options();
  const placeTable = context.db.table(places);

  const childrenOf = async (parent: number | null) => {
    const below = (await placeTable.all()).filter(({ parent_id }) => parent_id === parent);
    return { data: below.map(({ id, name }) => ({ id, name })) };
  };

  return [
    getListVendorOptionsMockHandler(crud(context, vendors).options()),
    getListCountriesMockHandler(() => childrenOf(null)),
    getListGeoChildrenMockHandler(async (info) => {
      const parent = idParam(info);
      if (!(await placeTable.get(parent))) throw notFound();
      return childrenOf(parent);
    }),
    getListDepartureTypeOptionsMockHandler(options(departureTypes)),
    getListPackageTypeOptionsMockHandler(options(packageTypes)),
    getListListingTypeOptionsMockHandler(options(listingTypes)),
    getListRoomTypeOptionsMockHandler(options(roomTypes)),
    getListPropertyTypeOptionsMockHandler(options(propertyTypes)),
  ];
};
