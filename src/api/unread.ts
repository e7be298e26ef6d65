import { isRecord } from '@/lib/is-record';
import { valueAt } from '@/lib/value-at';

/** A value of an answer that could not be read. */
export interface Unread {
  /** Where it is in its record, as a dotted path: `vendor`, `faqs.0.status`. */
  path: string;
  /** The field by which it is written, where that has another name: `vendor_id`. */
  field: string;
  /** As it came; undefined where it was left out although the contract promises it. */
  value: unknown;
}

/** The key under which a record carries its unread values; JSON from an API does not begin a key like this. */
const key = '$unread';

/** The record with what could not be read of it. */
export const withUnread = <Record extends object>(record: Record, unread: readonly Unread[]): Record =>
  unread.length > 0 ? { ...record, [key]: unread } : record;

/** What could not be read of a record that came from the API. */
export const unreadOf = (record: object | null | undefined): readonly Unread[] =>
  isRecord(record) && Array.isArray(record[key]) ? (record[key] as Unread[]) : none;

const none: readonly Unread[] = [];

/** Whether the value of the field, by the name under which it is read or written, could not be read. */
export const isUnread = (record: object | null | undefined, field: string): boolean =>
  unreadOf(record).some(({ path, field: written }) =>
    [path, written].some((name) => name === field || name.startsWith(`${field}.`)),
  );

/** An object or a row of a record as it came: with the keys that nobody knows, and those that could not be read. */
export const asItCame = (record: object | undefined, path: string): Record<string, unknown> => {
  const start = `${path}.`;
  const known = valueAt(record, path.split('.'));
  const unread = unreadOf(record)
    .filter(({ path: place, value }) => place.startsWith(start) && value !== undefined)
    .map(({ path: place, value }) => [place.slice(start.length), value] as const);
  return { ...(isRecord(known) && known), ...Object.fromEntries(unread) };
};

const unsaid = new WeakMap<object, ReadonlySet<string>>();

/** Remembers of a record, as it was read, of which fields the answer said nothing: the names by which they are written. */
export const noteUnsaid = (record: object, fields: readonly string[]): void => {
  unsaid.set(record, new Set(fields));
};

/** The values read from a record; those of which its answer said nothing are taken to be as they are known otherwise. */
export const withUnsaid = <Values extends object>(record: object, values: Values, known: object): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(known).filter(([name]) => isUnsaid(record, name))),
});

/** Whether the answer said nothing of the field that is written by this name; of a copied record nobody knows. */
export const isUnsaid = (record: object, field: string): boolean => unsaid.get(record)?.has(field) ?? false;
