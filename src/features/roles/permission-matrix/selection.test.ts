import { expect, it } from 'vitest';
import { groupPermissions } from './permission-groups';
import { addedBetween, withToggled } from './selection';

const { rows } = groupPermissions([
  { id: 1, name: 'packages.view' },
  { id: 2, name: 'packages.create' },
  { id: 3, name: 'blogs.view' },
  { id: 4, name: 'access' },
]);

it('gives the same list for the same selection, by whatever way', () => {
  expect(withToggled([2, 9], [1], true)).toEqual([1, 2, 9]);
  expect(withToggled(withToggled([1, 2], [10, 2], false), [2], true)).toEqual([1, 2]);
});

it('says what was added by resource, whole resources in one word', () => {
  expect(addedBetween(rows, [3], [1, 2, 4])).toEqual([
    { resource: 'packages', actions: 'all' },
    { resource: 'other', actions: ['access'] },
  ]);
  expect(addedBetween(rows, [1, 2, 4], [3])).toEqual([{ resource: 'blogs', actions: ['view'] }]);
  expect(addedBetween(rows, [1, 2], [2, 1])).toEqual([]);
});
