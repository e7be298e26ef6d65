import type { Database } from './fixtures.ts';

/** A part of the data: a table by its ids, an object by its keys, a list by its places. */
const partsOf = (value: unknown): Map<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item: unknown, place) => [String(place), item]));
};

const listLength = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

const collect = (before: unknown, after: unknown, path: string, found: Record<string, unknown>) => {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now || listLength(before) !== listLength(after)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) found[path] = after === undefined ? 'gone' : after;
    return;
  }
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    collect(old.get(key), now.get(key), path === '' ? key : `${path}.${key}`, found);
  }
};

/** Rows by their ids, so that one more or one less does not shift the others. */
const byId = (database: Database) =>
  Object.fromEntries(
    Object.entries(database).map(([table, rows]) => [
      table,
      Object.fromEntries(rows.map((row) => [String(row.id), row])),
    ]),
  );

/**
 * What differs between two views of the data, by path: `{ 'packages.12.name': 'Pikey Peak' }` with the value of now, or
 * `gone`. A list that became longer or shorter differs as a whole.
 */
export const changesBetween = (before: Database, after: Database) => {
  const found: Record<string, unknown> = {};
  collect(byId(before), byId(after), '', found);
  return found;
};
