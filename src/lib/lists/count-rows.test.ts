import { expect, it, vi } from 'vitest';
import { countRows, type OneRow } from './count-rows';

interface Row {
  status: string;
}
const pending: Row = { status: 'pending' };
const cancelled: Row = { status: 'cancelled' };
const isPending = ({ status }: Row) => status === 'pending';
const counted = (data: Row[], meta?: object) => countRows(() => Promise.resolve({ data, meta }), isPending);

it('is the last page at one row a page', async () => {
  const read = vi.fn(() => Promise.resolve({ data: [pending], meta: { last_page: 42, per_page: 1 } }));
  expect(await countRows(read, isPending)).toEqual({ count: 42 });
  expect(read.mock.calls).toEqual([[{ page: 1, per_page: 1 }]]);
});

it('is nothing where there are no rows', async () => {
  expect(await counted([], { last_page: 1 })).toEqual({ count: 0 });
});

it('is counted where the API sends everything at once', async () => {
  expect(await counted([pending, cancelled, pending])).toEqual({ count: 2 });
});

it('trusts a large count if the last row passes the filter too', async () => {
  const listOf = (end: Row) => (page: OneRow) =>
    Promise.resolve({ data: [page.page === 1 ? pending : end], meta: { last_page: 310, per_page: 1 } });
  expect(await countRows(listOf(pending), isPending)).toEqual({ count: 310 });
  expect(await countRows(listOf(cancelled), isPending)).toEqual({ count: undefined, unfiltered: true });
});

it.each([
  ['the filter is ignored', [cancelled], { last_page: 42 }],
  ['no number of pages is given', [pending], undefined],
  ['there are more pages of unknown length', [pending, pending], { last_page: 3, per_page: 2 }],
])('is not known when %s', async (_why, data, meta) => {
  expect((await counted(data, meta)).count).toBeUndefined();
});
