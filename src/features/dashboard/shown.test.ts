import { expect, it } from 'vitest';
import { readShown } from './shown';

it.each([
  [{}, undefined],
  [{ show: 'price' }, { found: 'price' }],
  [{ show: 'unready' }, { found: 'unready' }],
  [{ show: 'vendors' }, 'vendors'],
  [{ show: 'departures' }, 'departures'],
  [{ show: 'toString' }, undefined],
  [{ show: ['price'] }, undefined],
])('reads %o as %o', (search, shown) => {
  expect(readShown(search)).toEqual(shown);
});
