import { expect, it, vi } from 'vitest';
import { countRows } from './count-rows';

interface Row {
  status: string;
}
const pending: Row = { status: 'pending' };
const isPending = ({ status }: Row) => status === 'pending';
const counted = (data: Row[], meta?: object) => countRows(() => Promise.resolve({ data, meta }), isPending);

it('is the last page at one row a page', async () => {
  const read = vi.fn(() => Promise.resolve({ data: [pending], meta: { last_page: 42, per_page: 1 } }));
  expect(await countRows(read, isPending)).toBe(42);
  expect(read.mock.calls).toEqual([[{ page: 1, per_page: 1 }]]);
});

it('is nothing where there are no rows', async () => {
  expect(await counted([], { last_page: 1 })).toBe(0);
});

it('is counted where the API sends everything at once', async () => {
  expect(await counted([pending, { status: 'cancelled' }, pending])).toBe(2);
});

it.each([
  ['the filter is ignored', [{ status: 'cancelled' }], { last_page: 42 }],
  ['no number of pages is told', [pending], undefined],
  ['there are more pages of unknown length', [pending, pending], { last_page: 3, per_page: 2 }],
])('is not known when %s', async (_why, data, meta) => {
  expect(await counted(data, meta)).toBeUndefined();
});
