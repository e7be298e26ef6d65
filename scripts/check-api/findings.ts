import { decode } from '@/api/tolerant/decode';
import { kindOf } from '@/api/tolerant/field-value';
import { underOwnNames } from '@/api/tolerant/other-names';
import { pageMetaOf, withoutPageMeta } from '@/api/tolerant/page-meta';
import { join } from '@/api/tolerant/place';
import {
  acceptsNull,
  bareShape,
  fits,
  isReference,
  type ObjectShape,
  type Shape,
} from '@/api/tolerant/shape';
import { lastPageOf } from '@/lib/lists/paging';
import { isRecord } from '@/lib/values/is-record';
import { asList, toDay, toIdentity, toMember, toNumber } from '@/lib/values/lenient';

/**
 * How a value compares with the contract. `empty` (null, a list without rows) and `absent` (optional, missing) conform,
 * but prove nothing; `otherwise` deviates, but could be read.
 */
export type FindingKind = 'agrees' | 'empty' | 'absent' | 'missing' | 'unknown' | 'otherwise' | 'unreadable';

/** One place of a response body, compared with its shape. */
export interface Finding {
  /** Shared by all rows: `data[].vendor`. */
  path: string;
  kind: FindingKind;
  /** What came, as text. */
  found: string;
  /** The other name under which it came. */
  name?: string;
  /** The shape in the contract; undefined for an unknown field. */
  shape?: Shape;
  example?: unknown;
}

/** A page's size where only the total is known. */
const rowsPerPage = 10;

/** The type of a value as text. */
const wordsFor = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing that is JSON';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return toNumber(value) === undefined ? 'a text' : 'a number as text';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a record';
  return typeof value === 'boolean' ? 'true or false' : 'a number';
};

/** Compares every place of a response body. Readability is decided as in the application. */
export const findingsOf = (shape: Shape, body: unknown): Finding[] => {
  const promised = shape.type === 'object' ? shape.fields.meta : undefined;
  const { total, ...given } = isRecord(body) ? pageMetaOf(body) : {};
  // The total, which is not promised, gives the last page, too.
  const last_page = lastPageOf({ total, ...given }, rowsPerPage);
  const asked = { ...given, ...(last_page !== undefined && { last_page }) };
  if (!promised || !isRecord(body) || Object.keys(asked).length === 0) return valueFindings(shape, body, '');
  const meta = isRecord(body.meta) ? body.meta : {};
  const isMoved = Object.keys(asked).some((name) => meta[name] === undefined);
  const inMeta = bareShape(promised);
  if (!isMoved) {
    const { total: _read, ...rest } = meta;
    const isPromised = inMeta.type === 'object' && 'total' in inMeta.fields;
    return valueFindings(shape, isPromised ? body : { ...body, meta: rest }, '');
  }
  const { pagination: _read, ...others } = withoutPageMeta(meta);
  const found = 'page numbers in another place';
  return [
    ...valueFindings(shape, { ...withoutPageMeta(body), meta: { ...others, ...asked } }, ''),
    { path: 'meta', kind: 'otherwise', found, shape: promised },
  ];
};

const valueFindings = (shape: Shape, value: unknown, path: string): Finding[] => {
  const bare = bareShape(shape);
  const finding = (kind: FindingKind, found: string): Finding[] => [
    { path, kind, found, shape, example: value },
  ];
  if (value === null && acceptsNull(shape)) return finding('empty', 'null');
  if (bare.type === 'object' && isRecord(value)) {
    return [...finding('agrees', 'a record'), ...recordFindings(bare, value, path)];
  }
  if (bare.type === 'array') {
    const list = asList(value);
    if (!list) return finding(value === null ? 'otherwise' : 'unreadable', wordsFor(value));
    if (list.length === 0) return finding('empty', 'a list without rows');
    const own = Array.isArray(value)
      ? finding('agrees', 'a list')
      : finding('otherwise', 'a numbered record');
    return [...own, ...list.flatMap((item) => valueFindings(bare.of, item, `${path}[]`))];
  }
  if (isReference(bare) && toIdentity(value) !== undefined) return finding('otherwise', 'a bare id');
  const read = decode(shape, value);
  if (!read.ok || read.unreadable.length > 0) return finding('unreadable', wordsFor(value));
  if (bare.type === 'date' && typeof value === 'string' && value !== '' && toDay(value) !== value) {
    return finding('otherwise', 'a day with a time');
  }
  if (bare.type === 'any' || (value !== '' && fits(bare, value))) return finding('agrees', wordsFor(value));
  if (bare.type === 'string' || bare.type === 'image')
    return finding(value === '' ? 'agrees' : 'otherwise', wordsFor(value));
  return finding('otherwise', inWords(bare, value));
};

const inWords = (shape: Shape, value: unknown): string => {
  if (shape.type === 'boolean' && (value === 1 || value === 0)) return '1 or 0';
  if (shape.type !== 'enum') return wordsFor(value);
  return toMember(shape.members, value) === undefined ? 'a word that is not listed' : 'another spelling';
};

/** The alternative names under which the reader looks for a missing field. */
const otherNames = (shape: ObjectShape, key: string, field: Shape): string[] => {
  const { bare, refers } = kindOf(field);
  const flat = bare.type === 'object' ? Object.values(bare.writtenAs ?? {}) : [];
  return [shape.writtenAs?.[key], refers ? `${key}_id` : undefined, ...flat].filter(
    (name) => name !== undefined,
  );
};

const recordFindings = (shape: ObjectShape, given: Record<string, unknown>, path: string): Finding[] => {
  const record = shape.names ? underOwnNames(shape, given) : given;
  const fields = Object.entries(shape.fields);
  const known = new Set(fields.flatMap(([key, field]) => [key, ...otherNames(shape, key, field)]));
  // Without `data` the body is another one than was promised.
  const isOther = path === '' && 'data' in shape.fields && !('data' in record);
  const unknown = isOther ? [] : Object.entries(record).filter(([key]) => !known.has(key) && !shape.others);
  return [
    ...fields.flatMap(([key, field]) => fieldFindings(shape, key, field, record, path)),
    ...unknown.map(([key, value]): Finding => ({
      path: join(path, key),
      kind: 'unknown',
      found: wordsFor(value),
      example: value,
    })),
  ];
};

const fieldFindings = (
  shape: ObjectShape,
  key: string,
  field: Shape,
  record: Record<string, unknown>,
  parent: string,
): Finding[] => {
  const path = join(parent, key);
  const given = record[key];
  if ((given ?? undefined) !== undefined) return valueFindings(field, given, path);
  const name = otherNames(shape, key, field).find((other) => (record[other] ?? undefined) !== undefined);
  if (name !== undefined) {
    const found = `${wordsFor(record[name])} under the name ${name}`;
    return [{ path, kind: 'otherwise', found, name, shape: field, example: record[name] }];
  }
  if (given === null) return valueFindings(field, null, path);
  // An optional list of references must be present: if it is missing, it may or may not be empty.
  const only = { ...shape, fields: { [key]: field } };
  const read = decode(only, record);
  const isNeeded = field.type !== 'optional' || !read.ok || read.unreadable.length > 0;
  return [{ path, kind: isNeeded ? 'missing' : 'absent', found: 'nothing', shape: field }];
};
