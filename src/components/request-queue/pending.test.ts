import { expect, it } from 'vitest';
import { isPending, readWaiting } from './pending';

interface Row {
  id: number;
  request_status?: string;
  created_at?: string;
}
const pending = (id: number): Row => ({ id, request_status: 'pending' });
const many = Array.from({ length: 130 }, (_, index) => pending(index));
const approved = (id: number): Row => ({ id, request_status: 'approved' });

/** An API over these rows that has some habits. */
const api =
  (rows: readonly Row[], { filters = true, pages = true, meta = true } = {}) =>
  (params: { request_status: string; per_page: number }) => {
    const found = filters ? rows.filter((row) => row.request_status === params.request_status) : rows;
    const size = pages ? params.per_page : Math.max(1, found.length);
    return Promise.resolve({
      data: found.slice(0, size),
      meta: meta ? { last_page: Math.max(1, Math.ceil(found.length / size)), per_page: size } : undefined,
    });
  };

it.each([
  ['as many as there are on the only page', [pending(1), approved(2), pending(3)], {}, 2],
  ['none', [approved(2)], {}, 0],
  ['none of nothing', [], { filters: false }, 0],
  ['as many as come where the API does not page', [pending(1), pending(3)], { pages: false }, 2],
  ['unknown where the filter is ignored', [approved(1), pending(2)], { filters: false }, undefined],
  [
    'unknown where it is ignored and the first one waits',
    [pending(1), approved(2)],
    { filters: false },
    undefined,
  ],
  ['unknown where the rows do not say', [{ id: 1 }], { filters: false }, undefined],
  ['a page that is not full without a number of pages', [pending(1), pending(2)], { meta: false }, 2],
  ['more than a page by the last page of one row', many, {}, 130],
  ['unknown without a number of pages where a page is full', many, { meta: false }, undefined],
])('counts %s', async (_, rows, habits, expected) => {
  expect((await readWaiting(api(rows, habits))).count).toBe(expected);
});

it('asks once, and once more where more than a page wait', async () => {
  const asked: number[] = [];
  const counted = (rows: readonly Row[]) =>
    readWaiting((params) => {
      asked.push(params.per_page);
      return api(rows)(params);
    });
  await counted([pending(1), approved(2)]);
  expect(asked).toEqual([100]);
  await counted(many);
  expect(asked).toEqual([100, 100, 1]);
});

it('knows since when the first one waits where each of them says so', async () => {
  const rows = [
    { ...pending(1), created_at: '2026-11-20T10:00:00+05:45' },
    { ...pending(2), created_at: '2026-11-20T03:00:00Z' },
  ];
  expect(await readWaiting(api(rows))).toEqual({ count: 2, oldest: '2026-11-20T03:00:00Z' });
  expect((await readWaiting(api([...rows, pending(3)]))).oldest).toBeUndefined();
});

it('takes a row for waiting only when it says so', () => {
  expect([{}, { request_status: 'approved' }, { request_status: 'pending' }].map(isPending)).toEqual([
    false,
    false,
    true,
  ]);
});
