import type { Cells } from '@/components/edit-many/editable-field';
import { NAMES } from '@/components/edit-many/importing';
import type { Known } from './known-records';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The record that a create has made although its answer was lost, as an answer would hold it: one with the name of the
 * values that was not among the records `before`, and is not another row's. Undefined if there is none, or if it is not
 * known what was there before.
 */
export const findCreated = (
  values: Cells,
  { now, before, others }: { now: Known; before: Known | undefined; others: ReadonlySet<number> },
): { data: { id: number } } | undefined => {
  const field = NAMES.find((name) => textOf(values[name]) !== '');
  if (field === undefined || !before?.whole) return undefined;
  const old = new Set(before.records.map(({ id }) => id));
  const found = now.records.find(
    ({ id, row }) =>
      !old.has(id) && !others.has(id) && textOf(Reflect.get(row, field)) === textOf(values[field]),
  );
  return found && { data: { id: found.id } };
};
