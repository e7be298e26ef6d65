import { isRecord } from '@/lib/values/is-record';

/** A record of an API, whose other fields may be of any shape. */
export type Row = { id: number } & Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'number';

/** The records that a field of a record holds; none if it holds something else. */
export const rowsIn = (record: object, field: string): Row[] => {
  const rows = (record as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};
