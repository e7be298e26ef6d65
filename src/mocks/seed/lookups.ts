import * as z from 'zod';
import type { PersonReference, Reference } from '@/generated/model';
import { ListCountriesResponse, ListVendorOptionsResponse } from '@/generated/zod/lookups/lookups';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './lookups.yaml';

const names = data as Readonly<Record<string, readonly string[]>>;

const row: z.ZodType<Reference> = ListCountriesResponse.shape.data.element;

const optionList = (name: string): TableDefinition<Reference> => ({
  name,
  row,
  keep: Infinity,
  seed: () => (names[name] ?? []).map((option) => ({ name: option })),
});

export const departureTypeTable = optionList('departure-types');
export const packageTypeTable = optionList('package-types');
export const listingTypeTable = optionList('listing-types');
export const roomTypeTable = optionList('room-types');
export const propertyTypeTable = optionList('property-types');

export const vendorTable: TableDefinition<PersonReference> = {
  name: 'vendors',
  row: ListVendorOptionsResponse.shape.data.element,
  keep: Infinity,
  seed: () => (names.vendors ?? []).map((full_name) => ({ full_name })),
};
