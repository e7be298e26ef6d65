import { lazy } from '@/lib/loading/lazy';
import type { Place, PlaceKind } from './place';
import table from './places.txt?raw';

const listed = (text = '') => text.split(',').filter(Boolean);

const placeOf = (line: string): Place => {
  const [name = '', latin, devanagari, region = '', kind, metres, source, coordinates] = line.split('|');
  const [latitude, longitude] = listed(coordinates).map(Number);
  return {
    name,
    spellings: [...listed(latin), ...listed(devanagari)],
    region,
    kind: kind as PlaceKind,
    metres: metres ? Number(metres) : undefined,
    source: source === '' ? undefined : source,
    coordinates: latitude === undefined || longitude === undefined ? undefined : [latitude, longitude],
  };
};

const rows = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** All places of the table, in its order. */
export const places = lazy((): readonly Place[] => rows(table).map(placeOf));

/** A place as people write it: the usual spelling first, then others, in both scripts. */
export type PlaceNames = readonly [preferred: string, ...others: string[]];

/** The spellings of each place; places of the same name in several regions are several entries. */
export const placeNames = (): readonly PlaceNames[] =>
  places().map(({ name, spellings }): PlaceNames => [name, ...spellings]);
