import { isRecord } from './is-record';
import { sameValues } from './same-values';

/** The three versions of a record's values in a three-way merge. */
export interface Versions<Values extends object> {
  base: Values;
  ours: Values;
  theirs: Values;
}

/** A value in comparable form: a stored file is identified by its id, since its URL may change. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value) || value instanceof Blob) return value;
  const { url, file, ...own } = value;
  const rest = own.others === undefined ? own : { ...own, others: comparable(own.others) };
  if (rest.id !== undefined) return { ...rest, featured: Boolean(rest.featured) };
  return { ...rest, file, url: typeof url === 'string' ? url.replace(/\?.*$/, '') : url };
};

/** Whether two form values are equal; a stored file is identified by its id. */
export const sameContent = (a: unknown, b: unknown): boolean => sameValues(comparable(a), comparable(b));

const at = (values: object, name: string): unknown => (values as Record<string, unknown>)[name];

const changedHere = <Values extends object>(
  { base, ours }: Versions<Values>,
  edited: ReadonlySet<string>,
): string[] =>
  Object.keys(ours).filter((name) => edited.has(name) || !sameContent(at(ours, name), at(base, name)));

type Row = Record<string, unknown>;
const areRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRecord);
const has = (rows: readonly Row[], { id }: Row) => rows.some((row) => row.id === id);

/** Whether they changed a list only by removing rows that were not edited here. */
const onlyRemoved = (base: unknown, ours: unknown, theirs: unknown): boolean => {
  if (!areRows(base) || !areRows(ours) || !areRows(theirs)) return false;
  const [kept, removed] = [base.filter((row) => has(theirs, row)), base.filter((row) => !has(theirs, row))];
  const isUntouched = (row: Row) => !has(ours, row) || ours.some((other) => sameContent(other, row));
  // Rows without ids cannot be removed from ours.
  return sameContent(kept, theirs) && removed.every((row) => row.id !== undefined && isUntouched(row));
};

/** The names of the values that both sides changed differently. */
export const conflictsIn = <Values extends object>(versions: Versions<Values>): string[] =>
  changedHere(versions, new Set()).filter(
    (name) =>
      !sameContent(at(versions.theirs, name), at(versions.base, name)) &&
      !sameContent(at(versions.theirs, name), at(versions.ours, name)) &&
      !onlyRemoved(at(versions.base, name), at(versions.ours, name), at(versions.theirs, name)),
  );

/** Our rows, without those they removed, and with those they added. */
const mergedRows = (base: readonly Row[], ours: readonly Row[], theirs: readonly Row[]): Row[] => [
  ...ours.filter((row) => row.id === undefined || has(theirs, row)),
  ...theirs.filter((row) => !has(base, row) && !has(ours, row)),
];

const mergedValue = (base: unknown, ours: unknown, theirs: unknown): unknown =>
  areRows(base) && areRows(ours) && areRows(theirs) ? mergedRows(base, ours, theirs) : ours;

/**
 * Three-way merge: their values with our changes on top, except for the names in `keepTheirs`. `edited` are names that
 * count as changed even if the value is the same.
 */
export const mergedEdits = <Values extends object>(
  versions: Versions<Values>,
  { keepTheirs, edited }: { keepTheirs: ReadonlySet<string>; edited: ReadonlySet<string> },
): Values => {
  const kept = changedHere(versions, edited).filter((name) => !keepTheirs.has(name));
  const { base, ours, theirs } = versions;
  const values = kept.map((name) => [name, mergedValue(at(base, name), at(ours, name), at(theirs, name))]);
  return { ...theirs, ...Object.fromEntries(values) } as Values;
};
