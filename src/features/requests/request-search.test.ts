import { expect, it } from 'vitest';
import { requestSearch } from './request-search';

it.each([
  [{}, {}],
  [{ id: '7' }, { id: 7 }],
  [
    { kinds: 'all', kind: 'hotels', id: 7 },
    { kinds: 'all', kind: 'hotels', id: 7 },
  ],
  [{ kinds: 'some', kind: 'treks', id: 'first' }, {}],
  [{ name: 'Hotel Yeti' }, { name: 'Hotel Yeti' }],
  [{ name: 7 }, { name: '7' }],
  [{ name: ' ' }, {}],
  [{ name: 'x'.repeat(256) }, {}],
  [{ kinds: ['all'], id: { $gt: 0 } }, {}],
])('reads %j as %j', (search, expected) => {
  expect(requestSearch(search)).toEqual(expected);
});
