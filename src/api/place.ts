import type { Unread } from './unread';

/** Where a value is in an answer. Paths are built only for what cannot be read: most of a long list can. */
export interface Place {
  /** The object or list around it; none around the answer. */
  outer: Place | undefined;
  key: string | number;
  /** The name under which it is written, where that is another one. */
  writtenAs: string | undefined;
  unread: Unread[];
}

/** The dotted path of what a key means inside of a path. */
export const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

/** The dotted path of a place. */
export const pathOf = ({ outer, key }: Place): string => (outer ? join(pathOf(outer), key) : '');

/** The row, the record or the answer around a place: an object inside of it is written flat. */
const ownerOf = (place: Place): Place => {
  const { outer, key } = place;
  return !outer || key === 'data' || typeof key === 'number' ? place : ownerOf(outer);
};

/** The path by the names under which things are written. */
const fieldOf = ({ outer, key, writtenAs }: Place): string => {
  if (!outer) return '';
  return writtenAs === undefined ? join(fieldOf(outer), key) : join(fieldOf(ownerOf(outer)), writtenAs);
};

/** A field of an object, or by its number a row of a list. */
export const at = (outer: Place, key: string | number, writtenAs?: string): Place => ({
  outer,
  key,
  writtenAs,
  unread: outer.unread,
});

/** Reports that the value at this place could not be read. */
export const report = (place: Place, value: unknown) =>
  place.unread.push({ path: pathOf(place), field: fieldOf(place), value });

/** The whole answer; what is not read of it is reported to `unread`. */
export const theAnswer = (unread: Unread[]): Place => ({
  outer: undefined,
  key: '',
  writtenAs: undefined,
  unread,
});
