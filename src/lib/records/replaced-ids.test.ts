import { expect, it } from 'vitest';
import { replacedIds } from './replaced-ids';

it.each<[what: string, value: unknown, from: number[], expected: unknown]>([
  ['a reference', 2, [2], 9],
  ['one of several', 3, [2, 3], 9],
  ['another reference', 4, [2], 4],
  ['no reference', null, [2], null],
  ['a list: in its place', [1, 2, 3], [2], [1, 9, 3]],
  ['several of a list: where the first was', [1, 2, 5, 3], [3, 2], [1, 9, 5]],
  ['in a list that has the new one before', [9, 1, 2], [2], [9, 1]],
  ['in a list that has the new one after', [2, 1, 9], [2], [1, 9]],
  ['an id that a list has twice', [2, 1, 2], [2], [9, 1]],
  ['in a list without it', [1, 3], [2], [1, 3]],
  ['in an empty list', [], [2], []],
])('replaces %s', (_, value, from, expected) => {
  expect(replacedIds(value, from, 9)).toEqual(expected);
});

it('is the same list if nothing is to be replaced', () => {
  const ids = [1, 3];
  expect(replacedIds(ids, [2], 9)).toBe(ids);
});
