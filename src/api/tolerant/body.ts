import { ApiError, malformed } from '@/api/errors/api-error';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { toIdentity } from '@/lib/values/lenient';
import { decode } from './decode';
import { otherPictures } from './images';
import { pageMetaOf } from './page-meta';
import { recordIn } from './saved-id';
import { bareShape, type ObjectShape, type Shape } from './shape';
import { noteNullable, noteOmitted, type UnreadableValue, withUnreadable } from './unreadable';

/** The ids of rows of a page that were left out because another row has the same one. */
export const repeatedIds = (meta: object | undefined): readonly number[] =>
  meta && 'repeated' in meta && Array.isArray(meta.repeated) ? (meta.repeated as number[]) : [];

/** Number of rows of a page that were left out because they could not be read. */
export const unreadableRows = (meta: object | undefined): number =>
  (meta && 'unreadable' in meta ? Number(meta.unreadable) : 0) - repeatedIds(meta).length;

const isEmptyObject = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;

const hasRows = (shape: Shape): boolean => shape.type === 'object' && shape.fields.data?.type === 'array';

/**
 * Reads the body of a response by its shape. Unreadable values are attached to their record or row (`unreadableOf`). Rows
 * that cannot be read at all are left out and counted in `meta.unreadable`; a body that cannot be read at all is an
 * error, never an empty list.
 */
export const readBody = (shape: Shape | undefined, body: unknown): unknown => {
  if (body === '') throw malformed({ at: 'empty' });
  if (!shape) return body;
  const isList = hasRows(shape);
  if (isList && !(isRecord(body) && Array.isArray(body.data))) throw malformed({ at: 'data' });
  const result = decode(shape, body);
  if (!result.ok) throw malformed({ at: result.path });
  if (!isList) return withNotes(shape, body, readRecord(result.value, result.unreadable));
  return readList(body, withMeta(shape, body, result.value), result.unreadable);
};

/** A list without the promised page numbers still has its rows; numbers under other names are accepted too. */
const withMeta = (shape: Shape, body: unknown, value: unknown): unknown => {
  const { meta, ...rest } = value as { meta?: object };
  const found = isRecord(body) ? pageMetaOf(body) : {};
  const promised = shape.type === 'object' && shape.fields.meta !== undefined;
  if (!promised && Object.keys(found).length === 0) return rest;
  // An invalid number, such as a fraction, one below zero, or none beside rows, counts as missing.
  const rows = isRecord(body) && Array.isArray(body.data) ? body.data.length : 0;
  const least = (name: string) =>
    rows === 0 ? 0 : name === 'total' ? rows : name === 'current_page' ? 0 : 1;
  const counts = Object.entries({ ...found, ...meta }).filter(
    ([name, count]) => Number.isSafeInteger(count) && Number(count) >= least(name),
  );
  return { ...rest, meta: Object.fromEntries(counts) };
};

/** Groups unreadable values by the path prefix that `place` matches, with paths relative to it. */
const byPlace = (unreadable: readonly UnreadableValue[], place: RegExp): Map<string, UnreadableValue[]> => {
  const found = new Map<string, UnreadableValue[]>();
  for (const { path, field, value } of unreadable) {
    const [start] = place.exec(path) ?? [];
    if (start === undefined) continue;
    const entry = { path: path.slice(start.length), field: field.slice(start.length), value };
    found.set(start, [...(found.get(start) ?? []), entry]);
  }
  return found;
};

const readRecord = (value: unknown, unreadable: readonly UnreadableValue[]): unknown => {
  const [own] = byPlace(unreadable, /^data\./).values();
  const record = recordIn(value);
  return own && record ? { ...(value as object), data: withUnreadable(record, own) } : value;
};

/** The names, as written, of fields missing from a record under any name; `own` is the object that has them. */
const omittedOf = (shape: ObjectShape, record: object, own: object = record): string[] =>
  Object.entries(shape.fields).flatMap(([key, field]) => {
    const written = shape.writtenAs?.[key];
    const bare = bareShape(field);
    const value: unknown = Reflect.get(own, key);
    if (bare.type === 'object' && bare.writtenAs) {
      const names = omittedOf(bare, record, isRecord(value) ? value : {});
      // None is set: the object is known to be empty. PHP sends an empty one as an empty list.
      const isNone = value !== undefined && (isEmpty(value) || isEmptyObject(value));
      return isNone && names.length === Object.keys(bare.fields).length ? [] : names;
    }
    const isSaid =
      key in own ||
      (written !== undefined && written in record) ||
      `${key}_id` in own ||
      otherPictures(shape, key, { ...own }) !== undefined;
    return isSaid ? [] : [written ?? key];
  });

/** The names, as written, of texts that came as null or as a number. */
const nullableOf = ({ fields, writtenAs = {} }: ObjectShape, record: object): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value: unknown = Reflect.get(record, key);
    const isText = bareShape(field).type === 'string' && (value === null || typeof value === 'number');
    return isText ? [writtenAs[key] ?? key] : [];
  });

const withNotes = (shape: Shape, body: unknown, read: unknown): unknown => {
  const own = shape.type === 'object' ? shape.fields.data : undefined;
  const [sent, record] = [recordIn(body), recordIn(read)];
  if (own?.type === 'object' && sent && record) {
    noteOmitted(record, omittedOf(own, sent));
    noteNullable(record, nullableOf(own, sent));
  }
  return read;
};

const readList = (body: unknown, value: unknown, values: readonly UnreadableValue[]): unknown => {
  const { data: sent } = body as { data: unknown[] };
  const { data: read, ...rest } = value as { data: object[]; meta?: object };
  const all = withRowsUnreadable(read, sent.length, values);
  const rows = onePerId(all);
  const unreadable = sent.length - rows.length;
  if (unreadable > 0 && rows.length === 0) throw malformed({ at: values[0]?.path });
  const repeated = rows.length < all.length ? idsOfOthers(all, rows) : [];
  const meta = unreadable > 0 && {
    meta: { ...rest.meta, unreadable, ...(repeated.length > 0 && { repeated }) },
  };
  return { ...rest, data: rows, ...meta };
};

/**
 * Without rows whose id another row has already: nothing could tell them apart. They count as unreadable, since a full
 * page has a next one.
 */
const onePerId = (rows: readonly object[]): readonly object[] => {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const id = 'id' in row ? row.id : row;
    return !seen.has(id) && seen.add(id);
  });
};

/** The ids that rows with other content than the first one of that id have. */
const idsOfOthers = (all: readonly object[], rows: readonly object[]): unknown[] => {
  const first = new Map(rows.map((row) => ['id' in row ? row.id : row, JSON.stringify(row)]));
  return all.flatMap((row) => ('id' in row && first.get(row.id) !== JSON.stringify(row) ? [row.id] : []));
};

const withRowsUnreadable = (
  rows: readonly object[],
  sent: number,
  unreadable: readonly UnreadableValue[],
): readonly object[] => {
  const found = byPlace(unreadable, /^data\.\d+\./);
  if (found.size === 0) return rows;
  const lost = new Set(unreadable.map(({ path }) => /^data\.(\d+)(\.id)?$/.exec(path)?.[1]));
  const places = Array.from({ length: sent }, (_row, place) => String(place)).filter(
    (place) => !lost.has(place),
  );
  return rows.map((row, index) => withUnreadable(row, found.get(`data.${places[index] ?? ''}.`) ?? []));
};

/** Rejects a response with another record than requested: a form would save to the wrong one. */
export const requireRecord = (url: string, body: unknown): void => {
  const asked = toIdentity(url.split('/').at(-1));
  const record = recordIn(body);
  if (asked === undefined || record?.id === undefined || record.id === asked) return;
  throw new ApiError(
    'malformed',
    $localize`The server answered with another record (${JSON.stringify(record.id)}:stringify:).`,
  );
};
