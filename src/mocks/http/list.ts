import * as z from 'zod';
import { bareSchema, defaultOf } from '@/mocks/dialects/schema';
import { coerce } from './coerce';

/** A list's query parameters in the contract: `page`, `per_page`, `sort` and one key per filter. */
export type QuerySchema = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

export type Filters<R> = Record<string, (row: R, wanted: string) => boolean>;

export interface Page<R> {
  data: R[];
  meta: { last_page: number; per_page: number; current_page: number };
}

const PER_PAGE_MAX = 100;
const NOT_FILTERS = new Set(['page', 'per_page', 'sort']);

const field = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key];

/** A text normalized for comparison: Unicode form and case. */
export const folded = (text: unknown): string => String(text).normalize('NFC').toLocaleLowerCase('en');

/** The displayed text of a reference: its name. */
const shown = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return ['full_name', 'display_name', 'name', 'title'].map((key) => field(value, key)).find(Boolean);
};

/** The name of a record in a sentence. */
export const labelOf = (row: object): unknown =>
  ['full_name', 'title', 'name'].map((key) => field(row, key)).find(Boolean);

const whole = (value: unknown, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** Texts match partially, ignoring case; ids, numbers, booleans and enums match exactly. */
const matches = (schema: z.core.$ZodType, row: object, key: string, wanted: string): boolean => {
  const value = shown(field(row, key));
  if (typeof value === 'boolean') return value === (wanted === '1' || wanted === 'true');
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodString && typeof value !== 'number') {
    return value !== null && value !== undefined && folded(value).includes(folded(wanted));
  }
  return String(value) === String(coerce(schema, wanted));
};

/** The rows that match every filter of the query. `own` implements filters that are not fields of the row. */
export const filterRows = <R extends object>(
  rows: readonly R[],
  query: URLSearchParams,
  schema: QuerySchema,
  own: Filters<R> = {},
): R[] => {
  const wanted = Object.entries(schema.shape).flatMap(([key, filter]) => {
    const value = query.get(key)?.trim();
    return NOT_FILTERS.has(key) || !value ? [] : [{ key, filter, value }];
  });
  return rows.filter((row) =>
    wanted.every(({ key, filter, value }) => own[key]?.(row, value) ?? matches(filter, row, key, value)),
  );
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text);

/** Dates of equal format compare as strings, which is fast for twenty thousand of them. */
const comparerOf = (values: readonly unknown[]) => {
  const given = values.filter((value) => value !== undefined && value !== null);
  if (given.every((value) => typeof value === 'number'))
    return (a: unknown, b: unknown) => Number(a) - Number(b);
  if (given.every((value) => typeof value === 'string' && isDay(value)))
    return (a: unknown, b: unknown) => (a === b ? 0 : String(a) < String(b) ? -1 : 1);
  return (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
};

/** Sorted by `field` or `-field`, missing values last, equal rows by id. */
export const sortRows = <R extends { id: number }>(rows: readonly R[], sort: string | null): R[] => {
  const key = sort?.replace(/^-/, '') ?? 'id';
  const direction = sort?.startsWith('-') ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: shown(field(row, key)) }));
  const compare = comparerOf(keyed.map(({ value }) => value));
  return keyed
    .sort((a, b) => {
      const [left, right] = [a.value, b.value];
      const absent =
        Number(left === null || left === undefined) - Number(right === null || right === undefined);
      if (absent !== 0) return absent;
      const order = left === undefined || left === null ? 0 : compare(left, right);
      return order * direction || a.row.id - b.row.id;
    })
    .map(({ row }) => row);
};

/** One page of the rows, by the query; a page after the last is empty. */
export const pageOf = <R>(rows: readonly R[], query: URLSearchParams, schema: QuerySchema): Page<R> => {
  const preset = whole(defaultOf(schema.shape.per_page), 10);
  const perPage = Math.min(whole(query.get('per_page'), preset), PER_PAGE_MAX);
  const page = whole(query.get('page'), 1);
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    meta: { last_page: Math.max(1, Math.ceil(rows.length / perPage)), per_page: perPage, current_page: page },
  };
};
