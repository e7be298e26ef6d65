import { isRecord } from '@/lib/is-record';
import { conform } from './conform';
import { toIdentity } from './conform-values';
import { ApiError, malformed } from './errors';
import { pageMetaOf } from './page-meta';
import { recordIn } from './saved-id';
import { bareShape, type ObjectShape, type Shape } from './shape';
import { noteUnsaid, type Unread, withUnread } from './unread';

/** How many rows of a page could not be read and are left out of it. */
export const unreadableRows = (meta: object | undefined): number =>
  meta && 'unreadable' in meta ? Number(meta.unreadable) : 0;

const hasRows = (shape: Shape): boolean => shape.type === 'object' && shape.fields.data?.type === 'array';

/**
 * The body of a read as its shape understands it. What could not be read of a record or a row goes with it (`unreadOf`).
 * Rows of which nothing can be read are left out and counted in `meta.unreadable`; an answer of which nothing can be read
 * is an error, never an empty list.
 */
export const readBody = (shape: Shape | undefined, body: unknown): unknown => {
  if (body === '') throw malformed({ at: 'empty' });
  if (!shape) return body;
  const isList = hasRows(shape);
  if (isList && !(isRecord(body) && Array.isArray(body.data))) throw malformed({ at: 'data' });
  const result = conform(shape, body);
  if (!result.ok) throw malformed({ at: result.path });
  if (!isList) return withNotes(shape, body, readRecord(result.value, result.unread));
  return readList(body, withMeta(shape, body, result.value), result.unread);
};

/** A list without the numbers that the contract promises still has its rows; what it has of them counts under other names, too. */
const withMeta = (shape: Shape, body: unknown, value: unknown): unknown => {
  const { meta, ...rest } = value as { meta?: object };
  const found = isRecord(body) ? pageMetaOf(body) : {};
  const promised = shape.type === 'object' && shape.fields.meta !== undefined;
  if (!promised && Object.keys(found).length === 0) return rest;
  // What counts nothing, such as a fraction of a page, is as good as missing.
  const counts = Object.entries({ ...found, ...meta }).filter(([, count]) => Number.isSafeInteger(count));
  return { ...rest, meta: Object.fromEntries(counts) };
};

/** What was not read, grouped by the path prefix that `place` matches, with paths relative to it. */
const byPlace = (unread: readonly Unread[], place: RegExp): Map<string, Unread[]> => {
  const found = new Map<string, Unread[]>();
  for (const { path, field, value } of unread) {
    const [start] = place.exec(path) ?? [];
    if (start === undefined) continue;
    const entry = { path: path.slice(start.length), field: field.slice(start.length), value };
    found.set(start, [...(found.get(start) ?? []), entry]);
  }
  return found;
};

const readRecord = (value: unknown, unread: readonly Unread[]): unknown => {
  const [own] = byPlace(unread, /^data\./).values();
  const record = recordIn(value);
  return own && record ? { ...(value as object), data: withUnread(record, own) } : value;
};

/** The names by which those fields are written of which a record says nothing, under any name; `own` is the object that has them. */
const unsaidOf = (shape: ObjectShape, record: object, own: object = record): string[] =>
  Object.entries(shape.fields).flatMap(([key, field]) => {
    const written = shape.writtenAs?.[key];
    const bare = bareShape(field);
    const value: unknown = Reflect.get(own, key);
    if (bare.type === 'object' && bare.writtenAs) {
      const names = unsaidOf(bare, record, isRecord(value) ? value : {});
      // There is none of them: that is said, too.
      return value === null && names.length === Object.keys(bare.fields).length ? [] : names;
    }
    const isSaid = key in own || (written !== undefined && written in record) || `${key}_id` in own;
    return isSaid ? [] : [written ?? key];
  });

const withNotes = (shape: Shape, body: unknown, read: unknown): unknown => {
  const own = shape.type === 'object' ? shape.fields.data : undefined;
  const [sent, record] = [recordIn(body), recordIn(read)];
  if (own?.type === 'object' && sent && record) noteUnsaid(record, unsaidOf(own, sent));
  return read;
};

const readList = (body: unknown, value: unknown, unread: readonly Unread[]): unknown => {
  const { data: sent } = body as { data: unknown[] };
  const { data: rows, ...rest } = value as { data: object[]; meta?: object };
  const unreadable = sent.length - rows.length;
  if (unreadable > 0 && rows.length === 0) throw malformed({ at: unread[0]?.path });
  const meta = unreadable > 0 ? { meta: { ...rest.meta, unreadable } } : {};
  return { ...rest, data: withRowsUnread(rows, sent.length, unread), ...meta };
};

const withRowsUnread = (
  rows: readonly object[],
  sent: number,
  unread: readonly Unread[],
): readonly object[] => {
  const found = byPlace(unread, /^data\.\d+\./);
  if (found.size === 0) return rows;
  const lost = new Set(unread.map(({ path }) => /^data\.(\d+)(\.id)?$/.exec(path)?.[1]));
  const places = Array.from({ length: sent }, (_row, place) => String(place)).filter(
    (place) => !lost.has(place),
  );
  return rows.map((row, index) => withUnread(row, found.get(`data.${places[index] ?? ''}.`) ?? []));
};

/** Refuses the answer to a read of one record that holds another one: a form would save to the wrong record. */
export const requireRecord = (url: string, body: unknown): void => {
  const asked = toIdentity(url.split('/').at(-1));
  const record = recordIn(body);
  if (asked === undefined || record?.id === undefined || record.id === asked) return;
  throw new ApiError('malformed', `The server answered with another record (${JSON.stringify(record.id)}).`);
};
