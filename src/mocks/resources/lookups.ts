import type { Context, Resource } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { notFound } from '@/mocks/http/answers';
import { handlersOf, idParam } from '@/mocks/http/handler';
import {
  departureTypeTable,
  listingTypeTable,
  packageTypeTable,
  propertyTypeTable,
  roomTypeTable,
  vendorTable,
} from '@/mocks/seed/lookups';
import { placeTable } from '@/mocks/seed/places';

const all = <R extends Row>({ db }: Context, definition: TableDefinition<R>) => {
  const table = db.table(definition);
  return async () => ({ data: await table.all() });
};

export const lookupHandlers: Resource = (context) => {
  const places = context.db.table(placeTable);

  const childrenOf = async (parent: number | null) => {
    const below = (await places.all()).filter(({ parent_id }) => parent_id === parent);
    return { data: below.map(({ id, name }) => ({ id, name })) };
  };

  return handlersOf({
    listVendorOptions: all(context, vendorTable),
    listCountries: () => childrenOf(null),
    listGeoChildren: async (info) => {
      const parent = idParam(info);
      if (!(await places.get(parent))) throw notFound();
      return childrenOf(parent);
    },
    listDepartureTypeOptions: all(context, departureTypeTable),
    listPackageTypeOptions: all(context, packageTypeTable),
    listListingTypeOptions: all(context, listingTypeTable),
    listRoomTypeOptions: all(context, roomTypeTable),
    listPropertyTypeOptions: all(context, propertyTypeTable),
  });
};
