import * as z from 'zod';
import { ListCountriesResponse } from '@/generated/zod/lookups/lookups';
import type { TableDefinition } from '@/mocks/db/table';

const row = ListCountriesResponse.shape.data.element.extend({
  /** The country of a state or the state of a city; null for countries. */
  parent_id: z.int().nullable(),
});

type Place = z.infer<typeof row>;

const STATES = {
  Nepal: ['Koshi', 'मधेश', 'Bagmati', 'Gandaki', 'Lumbini', 'Karnali', 'सुदूरपश्चिम'],
  India: ['Uttarakhand', 'Sikkim', 'West Bengal'],
  Bhutan: ['Paro', 'Thimphu', 'Punakha'],
  China: ['Tibet', 'Sichuan'],
} as const;

const CITIES: Readonly<Record<string, readonly string[]>> = {
  Koshi: ['Biratnagar', 'Dharan', 'Ilam', 'Namche Bazaar'],
  मधेश: ['जनकपुर', 'Birgunj', 'Rajbiraj'],
  Bagmati: ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Bharatpur', 'Dhulikhel'],
  Gandaki: ['Pokhara', 'Besisahar', 'Jomsom', 'Gorkha'],
  Lumbini: ['Butwal', 'Siddharthanagar', 'Tansen', 'Nepalgunj'],
  Karnali: ['Birendranagar', 'Jumla', 'Dunai'],
  सुदूरपश्चिम: ['Dhangadhi', 'Mahendranagar', 'Dadeldhura'],
  Uttarakhand: ['Dehradun', 'Rishikesh'],
  Sikkim: ['Gangtok', 'Pelling'],
  'West Bengal': ['Darjeeling', 'Kalimpong'],
  Paro: ['Paro'],
  Thimphu: ['Thimphu'],
  Punakha: ['Punakha'],
  Tibet: ['Lhasa', 'Gyirong', 'Nyalam'],
  Sichuan: ['Chengdu'],
};

/** Level by level, as ids are given in the order of the rows: countries, then states, then cities. */
const seed = (): Omit<Place, 'id'>[] => {
  const countries = Object.keys(STATES);
  const states = Object.values(STATES).flatMap((names, index) =>
    names.map((name) => ({ name, parent_id: index + 1 })),
  );
  const cities = states.flatMap(({ name }, index) =>
    (CITIES[name] ?? []).map((city) => ({ name: city, parent_id: countries.length + index + 1 })),
  );
  return [...countries.map((name) => ({ name, parent_id: null })), ...states, ...cities];
};

export const places: TableDefinition<Place> = { name: 'places', row, keep: Infinity, seed };
