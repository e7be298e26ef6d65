import { expect, it } from 'vitest';
import { savedId } from './saved-id';

it.each([
  [{ data: { id: 7 } }, 7],
  [{ message: 'Saved.' }, undefined],
  [{ data: null }, undefined],
  [{ data: { id: '7' } }, 7],
  [{ data: { id: 'seven' } }, undefined],
  ['', undefined],
  [undefined, undefined],
])('finds in %j the id %s', (answer, id) => {
  expect(savedId(answer)).toBe(id);
});
