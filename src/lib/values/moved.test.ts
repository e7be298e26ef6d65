import { expect, it } from 'vitest';
import { moved } from './moved';

const items = ['a', 'b', 'c'];

it('moves an item to another place', () => {
  expect(moved(items, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(items, 2, 1)).toEqual(['a', 'c', 'b']);
});

it('changes nothing if an index is out of range', () => {
  expect(moved(items, 0, -1)).toBe(items);
  expect(moved(items, 2, 3)).toBe(items);
  expect(moved(items, 9, 0)).toBe(items);
});
