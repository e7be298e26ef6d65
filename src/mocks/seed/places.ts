import * as z from 'zod';
import { ListCountriesResponse } from '@/generated/zod/lookups/lookups';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './places.yaml';

const row = ListCountriesResponse.shape.data.element.extend({
  /** The country of a state or the state of a city; null for countries. */
  parent_id: z.int().nullable(),
});

type Place = z.infer<typeof row>;

const countries = data as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** By level, as ids follow the order of rows: countries, then states, then cities. */
const seed = (): Omit<Place, 'id'>[] => {
  const names = Object.keys(countries);
  const states = Object.values(countries).flatMap((country, index) =>
    Object.entries(country).map(([name, cities]) => ({ name, cities, parent_id: index + 1 })),
  );
  const cities = states.flatMap((state, index) =>
    state.cities.map((name) => ({ name, parent_id: names.length + index + 1 })),
  );
  return [
    ...names.map((name) => ({ name, parent_id: null })),
    ...states.map(({ name, parent_id }) => ({ name, parent_id })),
    ...cities,
  ];
};

export const placeTable: TableDefinition<Place> = { name: 'places', row, keep: Infinity, seed };
