import type { Unread } from './unread';

/** A position in a response body. Paths are only built for unreadable values, which are rare. */
export interface Place {
  /** The object or list around it; undefined for the body itself. */
  outer: Place | undefined;
  key: string | number;
  /** The name by which it is written, if different. */
  writtenAs: string | undefined;
  unread: Unread[];
}

export const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

export const pathOf = ({ outer, key }: Place): string => (outer ? join(pathOf(outer), key) : '');

/** The row, record or body that contains a place: nested objects are written flat. */
const ownerOf = (place: Place): Place => {
  const { outer, key } = place;
  return !outer || key === 'data' || typeof key === 'number' ? place : ownerOf(outer);
};

/** The path by write names. */
const fieldOf = ({ outer, key, writtenAs }: Place): string => {
  if (!outer) return '';
  return writtenAs === undefined ? join(fieldOf(outer), key) : join(fieldOf(ownerOf(outer)), writtenAs);
};

/** A field of an object, or a row of a list by index. */
export const placeIn = (outer: Place, key: string | number, writtenAs?: string): Place => ({
  outer,
  key,
  writtenAs,
  unread: outer.unread,
});

/** Reports that the value at this place could not be read. */
export const reportUnread = (place: Place, value: unknown) =>
  place.unread.push({ path: pathOf(place), field: fieldOf(place), value });

/** The whole body; unreadable values are added to `unread`. */
export const wholeBody = (unread: Unread[]): Place => ({
  outer: undefined,
  key: '',
  writtenAs: undefined,
  unread,
});
