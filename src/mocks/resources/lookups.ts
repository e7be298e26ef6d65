import type { Context, Resource } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { notFound } from '@/mocks/http/answers';
import { handlersOf, idParam } from '@/mocks/http/handler';
import {
  departureTypes,
  listingTypes,
  packageTypes,
  propertyTypes,
  roomTypes,
  vendors,
} from '@/mocks/seed/lookups';
import { places } from '@/mocks/seed/places';

const all = <R extends Row>({ db }: Context, definition: TableDefinition<R>) => {
  const table = db.table(definition);
  return async () => ({ data: await table.all() });
};

export const lookupResource: Resource = (context) => {
  const placeTable = context.db.table(places);

  const childrenOf = async (parent: number | null) => {
    const below = (await placeTable.all()).filter(({ parent_id }) => parent_id === parent);
    return { data: below.map(({ id, name }) => ({ id, name })) };
  };

  return handlersOf({
    listVendorOptions: all(context, vendors),
    listCountries: () => childrenOf(null),
    listGeoChildren: async (info) => {
      const parent = idParam(info);
      if (!(await placeTable.get(parent))) throw notFound();
      return childrenOf(parent);
    },
    listDepartureTypeOptions: all(context, departureTypes),
    listPackageTypeOptions: all(context, packageTypes),
    listListingTypeOptions: all(context, listingTypes),
    listRoomTypeOptions: all(context, roomTypes),
    listPropertyTypeOptions: all(context, propertyTypes),
  });
};
