import type { RequestOptions } from '@/api/client/call';
import { isPresent, isUnreadable, unreadableOf } from '@/api/tolerant/unreadable';
import { isZero } from '@/lib/numbers/is-zero';
import { fieldLabel } from '@/lib/text/labels';
import { changesOf } from '@/lib/values/changes';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { sameContent } from '@/lib/values/merge-edits';
import { rootOf } from '@/lib/values/paths';

/** Whether a list has lost stored files; only the call that deletes a file may do that. */
const hasLostFiles = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.some((item) => isRecord(item) && 'url' in item && item.id !== undefined && !sameId(item, after));

const sameId = ({ id }: Record<string, unknown>, items: readonly unknown[]) =>
  items.find((item) => isRecord(item) && item.id === id);

/**
 * Whether a value became empty, or that of a new record (`fresh`). Any other value is the server's own: a slug that
 * follows the name, a total.
 */
export const isReset = (before: unknown, after: unknown, fresh?: unknown): boolean => {
  if (isEmpty(before) || sameContent(before, after)) return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length === 0 || hasLostFiles(before, after)) return true;
    return before.some(
      (item) => isRecord(item) && item.id !== undefined && isReset(item, sameId(item, after)),
    );
  }
  if (isRecord(before) && isRecord(after)) {
    const own = isRecord(fresh) ? fresh : {};
    return Object.entries(before).some(([key, value]) => isReset(value, after[key], own[key]));
  }
  return isEmpty(after) || after === false || isZero(after) || after === fresh;
};

/** What an update needs of its resource. */
export interface Updatable<Rec extends object, Values extends object, Body extends object> {
  /** The name by which `wholeRecords` and the browser know it: `hotel-rooms`. */
  name: string;
  /** The generated calls. */
  read: (id: number, options?: RequestOptions) => Promise<{ data: Rec }>;
  update: (id: number, fields: Partial<Body>, options?: RequestOptions) => Promise<unknown>;
  /** The form values of a record, or of a new one. */
  toValues: (record?: Rec) => Values;
  /** The whole body for a form's values; `stored` are the initial ones: only changed files are sent. */
  toBody: (values: Values, stored: Values) => Body;
}

/** Files are sent only when they change, even in a completed body. */
const fileFields = new Set(['image', 'images', 'alt', 'gallery']);

/** The readable fields of a record that are not among those to be sent. */
export const unsentOf = <Rec extends object, Values extends object, Body extends object>(
  { toValues, toBody }: Updatable<Rec, Values, Body>,
  record: Rec,
  fields: object,
): Partial<Body> => {
  const values = toValues(record);
  const entries = Object.entries(toBody(values, values)).filter(
    ([key]) => !(key in fields) && !fileFields.has(key) && isPresent(record, key),
  );
  return Object.fromEntries(entries) as Partial<Body>;
};

/** The values of a record that could not be read, and that an update of these fields does not replace. */
export const unreadableBeside = (record: object, fields: object) =>
  unreadableOf(record)
    .map(({ path, field, value }) => ({ name: rootOf(field), read: rootOf(path), value }))
    .filter(({ name, read, value }) => !(name in fields) && !(read in fields) && !isEmpty(value));

/** Values that an update emptied, and the fields that restore them; those of lost files cannot be. */
export const lossOf = <Rec extends object, Values extends object, Body extends object>(
  { toValues, toBody }: Updatable<Rec, Values, Body>,
  [before, after]: readonly [Rec, Rec],
  sent: object,
) => {
  const [old, now, fresh] = [toValues(before), toValues(after), toValues()];
  /** A list that was there before, and is null now. */
  const isNulled = (name: string) =>
    unreadableOf(after).some(({ path, value }) => path === name && value === null);
  const isKnown = (name: string) => isPresent(before, name) && (isPresent(after, name) || isNulled(name));
  const found = (Object.keys(old) as (keyof Values & string)[]).flatMap((name) => {
    if (!isKnown(name) || !isReset(old[name], now[name], fresh[name])) return [];
    const changed = changesOf(toBody({ ...now, [name]: old[name] }, now), toBody(now, now));
    const fields = Object.entries(changed).filter(([key]) => !(key in sent) && isKnown(key));
    const isSent = name in sent || Object.keys(changed).some((key) => key in sent);
    return isSent && fields.length === 0 ? [] : [{ name, fields }];
  });
  const unreadable = unreadableBeside(before, sent).filter(
    ({ name }) => !isUnreadable(after, name) && name in now && isReset(true, now[name as keyof Values]),
  );
  return {
    names: [
      ...found.map(({ name }) => fieldLabel(name)),
      ...unreadable.map(({ name, value }) => `${fieldLabel(name)} (${JSON.stringify(value)})`),
    ],
    restoring: Object.fromEntries(found.flatMap(({ fields }) => fields)) as Partial<Body>,
  };
};
