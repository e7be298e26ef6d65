import type { Database } from './fixtures.ts';

/** The parts of a value: of a table by id, of an object by key, of a list by index. */
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

/** Rows by id, so that an added or missing one does not shift the others. */
const byId = (database: Database) =>
  Object.fromEntries(
    Object.entries(database).map(([table, rows]) => [
      table,
      Object.fromEntries(rows.map((row) => [String(row.id), row])),
    ]),
  );

/**
 * The differences between two states of the data, by path: `{ 'packages.12.name': 'Pikey Peak' }` with the new value,
 * or `gone`. A list of another length differs as a whole.
 */
export const changesBetween = (before: Database, after: Database) => {
  const found: Record<string, unknown> = {};
  collect(byId(before), byId(after), '', found);
  return found;
};
