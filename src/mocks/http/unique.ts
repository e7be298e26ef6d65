import type { Row, Table } from '@/mocks/db/table';
import { type FieldErrors, refusal } from './answers';
import { folded } from './list';
import { fieldLabel } from './sentences';

/** Throws a 422 for unique values that another row of the table, except that with `id`, already has. */
export const refuseTaken = async <R extends Row>(table: Table<R>, changes: Partial<R>, id?: number) => {
  const { unique = [] } = table.definition;
  const others = unique.length > 0 ? (await table.all()).filter((row) => row.id !== id) : [];
  const errors: FieldErrors = {};
  for (const key of unique) {
    const wanted = changes[key];
    if (typeof wanted !== 'string' || wanted === '') continue;
    const taken = others.some((row) => typeof row[key] === 'string' && folded(row[key]) === folded(wanted));
    if (taken) errors[key] = [`The ${fieldLabel([key])} has already been taken.`];
  }
  if (Object.keys(errors).length > 0) throw refusal(errors);
};
