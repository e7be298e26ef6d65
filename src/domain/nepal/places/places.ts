import { derived, type TableRow } from '@/lib/storage/table-changes';
import { allNames, namesOfPlace, placeRows } from '@/lib/text/places';
import { isPlaceKind, type Place } from './place';

/** A number of a cell; undefined for an empty one, and for what is none. */
const numberIn = (cell = ''): number | undefined =>
  cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : undefined;

const placeOf = (row: TableRow): Place => {
  const { kind, metres, source, latitude, longitude, locatedBy } = row.cells;
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  const names = namesOfPlace(row);
  const [name = '', ...spellings] = allNames(names);
  return {
    name,
    spellings,
    region: names.region,
    kind: isPlaceKind(kind) ? kind : 'village',
    metres: numberIn(metres),
    source: source === '' ? undefined : source,
    coordinates: north === undefined || east === undefined ? undefined : [north, east],
    locatedBy: locatedBy === '' ? undefined : locatedBy,
  };
};

/** The places as they are in this browser, in the order of the table, without mere names. */
export const places = derived(placeRows, (rows): readonly Place[] =>
  rows.map(placeOf).filter(({ kind }) => kind !== 'name'),
);
