import type { UnreadableValue } from './unreadable';

/** A position in a response body. Paths are only built for unreadable values, which are rare. */
export interface BodyPath {
  /** The object or list around it; undefined for the body itself. */
  outer: BodyPath | undefined;
  key: string | number;
  /** The name by which it is written, if different. */
  writtenAs: string | undefined;
  unreadable: UnreadableValue[];
}

export const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

export const pathOf = ({ outer, key }: BodyPath): string => (outer ? join(pathOf(outer), key) : '');

/** The row, record or body that contains a place: nested objects are written flat. */
const ownerOf = (place: BodyPath): BodyPath => {
  const { outer, key } = place;
  return !outer || key === 'data' || typeof key === 'number' ? place : ownerOf(outer);
};

/** The path by write names. */
const fieldOf = ({ outer, key, writtenAs }: BodyPath): string => {
  if (!outer) return '';
  return writtenAs === undefined ? join(fieldOf(outer), key) : join(fieldOf(ownerOf(outer)), writtenAs);
};

/** A field of an object, or a row of a list by index. */
export const placeIn = (outer: BodyPath, key: string | number, writtenAs?: string): BodyPath => ({
  outer,
  key,
  writtenAs,
  unreadable: outer.unreadable,
});

/** Reports that the value at this place could not be read. */
export const reportUnreadable = (place: BodyPath, value: unknown) =>
  place.unreadable.push({ path: pathOf(place), field: fieldOf(place), value });

/** The whole body; unreadable values are added to `unreadable`. */
export const wholeBody = (unreadable: UnreadableValue[]): BodyPath => ({
  outer: undefined,
  key: '',
  writtenAs: undefined,
  unreadable,
});
