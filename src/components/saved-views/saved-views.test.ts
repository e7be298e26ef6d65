import { expect, it } from 'vitest';
import { parseSavedViews, viewSearch } from './saved-views';

const view = { path: '/packages', name: 'Mine', search: { status: '0' } };

it('keeps the filters and the order, not the page', () => {
  expect(
    viewSearch({ status: '0', sort: '-id', page: 3, per_page: 25, view: undefined, ids: ['1'] }),
  ).toEqual({
    status: '0',
    sort: '-id',
  });
});

it.each([
  null,
  7,
  'text',
  {},
  [null],
  [{ ...view, path: 'https://example.com' }],
  [{ ...view, path: '//x' }],
])('reads no view out of %j', (stored) => {
  expect(parseSavedViews(stored)).toEqual([]);
});

it('reads each view once, and of its search what an address can hold', () => {
  const odd = { ...view, name: 'Odd', search: { status: '1', nested: {}, page: 2 }, holdsText: 'yes' };
  expect(parseSavedViews([view, odd, { ...view, search: {} }, { ...view, name: ' ' }])).toEqual([
    view,
    { path: '/packages', name: 'Odd', search: { status: '1' } },
  ]);
});
