import { isRecord } from '@/lib/values/is-record';
import { valueAt } from '@/lib/values/paths';

/** A value of a response that could not be read. */
export interface UnreadableValue {
  /** Its dotted path in the record: `vendor`, `faqs.0.status`. */
  path: string;
  /** The name by which it is written, if different: `vendor_id`. */
  field: string;
  /** The raw value; undefined or null, as it came, if it is missing although the contract promises it. */
  value: unknown;
}

/** The key under which a record carries its unreadable values; no JSON of an API uses such a key. */
const key = '$unreadable';

/** The record with its unreadable values attached. */
export const withUnreadable = <Record extends object>(
  record: Record,
  unreadable: readonly UnreadableValue[],
): Record => (unreadable.length > 0 ? { ...record, [key]: unreadable } : record);

/** The unreadable values of a record from the API. */
export const unreadableOf = (record: object | null | undefined): readonly UnreadableValue[] =>
  isRecord(record) && Array.isArray(record[key]) ? (record[key] as UnreadableValue[]) : none;

const none: readonly UnreadableValue[] = [];

/** Whether the value of the field, by its read or write name, could not be read. */
export const isUnreadable = (record: object | null | undefined, field: string): boolean =>
  unreadableOf(record).some(({ path, field: written }) =>
    [path, written].some((name) => name === field || name.startsWith(`${field}.`)),
  );

/** The value of a record's field; undefined if it could not be read. */
export const readableValue = <Rec extends object, Name extends keyof Rec & string>(
  record: Rec,
  name: Name,
): Rec[Name] | undefined => (isUnreadable(record, name) ? undefined : record[name]);

/** An object or row of a record in its raw form: with unknown keys and unreadable values. */
export const asItCame = (record: object | undefined, path: string): Record<string, unknown> => {
  const start = `${path}.`;
  const known = valueAt(record, path.split('.'));
  const unreadable = unreadableOf(record)
    .filter(({ path: place, value }) => place.startsWith(start) && value !== undefined)
    .map(({ path: place, value }) => [place.slice(start.length), value] as const);
  return { ...(isRecord(known) && known), ...Object.fromEntries(unreadable) };
};

const omitted = new WeakMap<object, ReadonlySet<string>>();

/** Stores, for a record that was read, the write names of the fields that its response omitted. */
export const noteOmitted = (record: object, fields: readonly string[]): void => {
  omitted.set(record, new Set(fields));
};

const nulled = new WeakMap<object, readonly string[]>();

/** Stores, for a record that was read, the write names of the texts that came as null or as a number. */
export const noteNullable = (record: object, fields: readonly string[]): void => {
  nulled.set(record, fields);
};

/** The write names of the texts that are null in the database if they are empty, as far as this record shows it. */
export const nullableIn = (record: object): readonly string[] => nulled.get(record) ?? [];

/** The values of a record, with those that its response omitted taken from `known`. */
export const withOmitted = <Values extends object>(
  record: object,
  values: Values,
  known: object,
): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(known).filter(([name]) => isOmitted(record, name))),
});

/** Whether the response held the field, and it could be read. */
export const isPresent = (record: object, field: string): boolean =>
  !isUnreadable(record, field) && !isOmitted(record, field);

/** Whether the response omitted the field with this write name; false for a copy of a record. */
export const isOmitted = (record: object, field: string): boolean => omitted.get(record)?.has(field) ?? false;
