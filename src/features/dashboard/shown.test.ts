import { expect, it } from 'vitest';
import { readShown } from './shown';

it.each([
  [{}, undefined],
  [{ show: 'price' }, { found: 'price' }],
  [{ show: 'unready', week: '2026-11-22' }, { found: 'unready' }],
  [{ show: 'departures' }, { departures: {} }],
  [{ show: 'departures', week: '2026-11-22' }, { departures: { week: '2026-11-22' } }],
  [{ show: 'departures', week: '2026-02-30' }, { departures: {} }],
  [{ show: 'toString' }, undefined],
  [{ show: ['price'], week: 7 }, undefined],
])('reads %o as %o', (search, shown) => {
  expect(readShown(search)).toEqual(shown);
});
