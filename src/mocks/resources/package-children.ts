import {
  getCreateDepartureMockHandler,
  getDeleteDepartureMockHandler,
  getGetDepartureMockHandler,
  getListDeparturesMockHandler,
} from '@/generated/api/departures/departures.msw';
import {
  getCreateFaqMockHandler,
  getDeleteFaqMockHandler,
  getGetFaqMockHandler,
  getUpdateFaqMockHandler,
} from '@/generated/api/faqs/faqs.msw';
import {
  getCreateItineraryMockHandler,
  getDeleteItineraryMockHandler,
  getGetItineraryMockHandler,
  getUpdateItineraryMockHandler,
} from '@/generated/api/itineraries/itineraries.msw';
import { CreateDepartureBody, ListDeparturesQueryParams } from '@/generated/zod/departures/departures';
import { CreateFaqBody, UpdateFaqBody } from '@/generated/zod/faqs/faqs';
import { CreateItineraryBody, UpdateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import type { Context, Resource } from '@/mocks/context';
import type { TableDefinition } from '@/mocks/db/table';
import { crud } from '@/mocks/http/crud';
import { departures } from '@/mocks/seed/departures';
import { faqs } from '@/mocks/seed/faqs';
import { itineraries } from '@/mocks/seed/itineraries';
import { packages } from '@/mocks/seed/packages';

interface Child {
  id: number;
  package_id: number;
}

const withoutParent = <C extends Child>({ package_id: _, ...child }: C) => child;

/** The rows of one package, answered without its id. */
const children = <C extends Child>(context: Context, definition: TableDefinition<C>, order?: string) =>
  crud(context, definition, {
    parent: { table: context.db.table(packages), param: 'packageId', field: 'package_id' },
    present: withoutParent,
    ...(order ? { order } : {}),
  });

export const itineraryHandlers: Resource = (context) => {
  const { create, read, update, remove } = children(context, itineraries);
  return [
    getCreateItineraryMockHandler(create(CreateItineraryBody)),
    getGetItineraryMockHandler(read()),
    getUpdateItineraryMockHandler(update(UpdateItineraryBody)),
    getDeleteItineraryMockHandler(remove()),
  ];
};

export const departureHandlers: Resource = (context) => {
  const { page, create, read, remove } = children(context, departures, 'departure_date');
  return [
    getListDeparturesMockHandler(page(ListDeparturesQueryParams)),
    getCreateDepartureMockHandler(create(CreateDepartureBody)),
    getGetDepartureMockHandler(read()),
    getDeleteDepartureMockHandler(remove()),
  ];
};

export const faqHandlers: Resource = (context) => {
  const { create, read, update, remove } = children(context, faqs);
  return [
    getCreateFaqMockHandler(create(CreateFaqBody)),
    getGetFaqMockHandler(read()),
    getUpdateFaqMockHandler(update(UpdateFaqBody)),
    getDeleteFaqMockHandler(remove()),
  ];
};
