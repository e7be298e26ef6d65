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
  [{ kinds: ['all'], id: { $gt: 0 } }, {}],
])('reads %j as %j', (search, expected) => {
  expect(requestSearch(search)).toEqual(expected);
});
