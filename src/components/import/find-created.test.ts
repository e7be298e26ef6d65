import { expect, it } from 'vitest';
import { findCreated } from './find-created';
import type { Known } from './known-records';

const known = (...names: (readonly [number, string])[]): Known => ({
  records: names.map(([id, title]) => ({ id, name: title, row: { id, title } })),
  whole: true,
});

it.each<[string, Known, Known | undefined, number[], number | undefined]>([
  ['nothing', known([1, 'Other']), known([1, 'Other']), [], undefined],
  ['the new record of its name', known([1, 'Rest'], [7, ' Rest ']), known([1, 'Rest']), [], 7],
  ['none that was there before', known([1, 'Rest']), known([1, 'Rest']), [], undefined],
  ['none of another row', known([7, 'Rest'], [8, 'Rest']), known(), [7], 8],
  ['none where it is not known what was there', known([7, 'Rest']), undefined, [], undefined],
  ['none where not all was known', known([7, 'Rest']), { ...known(), whole: false }, [], undefined],
])('a lost create finds %s', (_, now, before, others, id) => {
  expect(findCreated({ title: 'Rest' }, { now, before, others: new Set(others) })?.data.id).toBe(id);
});
