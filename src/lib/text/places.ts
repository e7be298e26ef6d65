import { lazy } from '@/lib/loading/lazy';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { type Cells, derived, listedIn, type TableRow, usedRows } from '@/lib/storage/table-changes';
import table from './places.txt?raw';

const columns = ['name', 'spellings', 'alsoCalled', 'nepali', 'region', 'kind', 'metres', 'source'] as const;

const rowOf = (line: string): TableRow => {
  const texts = line.split('|');
  const [coordinates = '', locatedBy = ''] = texts.slice(columns.length);
  const [latitude = '', longitude = ''] = coordinates.split(',');
  const cells: Cells = {
    ...Object.fromEntries(columns.map((column, at) => [column, texts[at] ?? ''])),
    latitude,
    longitude,
    locatedBy,
  };
  return { id: `${cells.name}, ${cells.region}`, cells };
};

/** The places of the table, by the columns of `places.txt`; the key of a row is its name and region. */
export const givenPlaces = lazy((): readonly TableRow[] =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(rowOf),
);

/** The places as they are in this browser. */
export const placeRows = derived(nepalChanges.places.get, (changes) => usedRows(givenPlaces(), changes));

/** A place as people write it. Places of one name in several regions are several. */
export interface PlaceNames {
  /** The id of its row. */
  id: string;
  /** The usual spelling, in which slugs are written. */
  name: string;
  /** Other spellings of this name in Latin letters, likeliest first: texts should have the usual one instead. */
  spellings: readonly string[];
  /** Short forms, longer ones and other names, in either script: they find the place, and stay in texts. */
  alsoCalled: readonly string[];
  /** The name in Devanagari, likeliest spelling first. */
  nepali: readonly string[];
  region: string;
}

/** The names of a row of places. */
export const namesOfPlace = ({ id, cells }: TableRow): PlaceNames => ({
  id,
  name: cells.name ?? '',
  spellings: listedIn(cells.spellings),
  alsoCalled: listedIn(cells.alsoCalled),
  nepali: listedIn(cells.nepali),
  region: cells.region ?? '',
});

/**
 * The names of all places, for whatever reads or writes them: searches, slugs, imports, itineraries, find and replace.
 * Spellings that only differ in length of a vowel, doubled letters, aspiration, or ब for व need no entry to be found.
 */
export const placeNames = derived(placeRows, (rows): readonly PlaceNames[] => rows.map(namesOfPlace));

/** All names of a place: the usual one, then likelier ones before others. */
export const allNames = ({ name, nepali, spellings, alsoCalled }: PlaceNames): readonly string[] => [
  name,
  ...nepali,
  ...spellings,
  ...alsoCalled,
];
