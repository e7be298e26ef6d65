import { describe, expect, it } from 'vitest';
import { isPending, type ListRequests, pendingReader, readWaiting } from './pending';

interface Row {
  id: number;
  name?: string;
  request_status?: string;
  created_at?: string;
}
const pending = (id: number): Row => ({ id, request_status: 'pending' });
const approved = (id: number): Row => ({ id, request_status: 'approved' });
const many = Array.from({ length: 130 }, (_, index) => pending(index));
const mixed = Array.from({ length: 130 }, (_, index) => (index % 9 === 0 ? pending : approved)(index));
const endless = [...many, ...Array.from({ length: 400 }, (_, index) => approved(200 + index))];

/** An API over these rows with configurable behaviour. */
const api = (
  rows: readonly Row[],
  { filters = true, pages = true, meta = true, least = 1, most = 100 } = {},
) => {
  const asked: number[] = [];
  const list = (params: { request_status?: string; page: number; per_page: number }) => {
    asked.push(params.per_page);
    const asks = filters && params.request_status !== undefined;
    const found = asks ? rows.filter(({ request_status: status }) => status === params.request_status) : rows;
    const size = pages ? Math.min(Math.max(params.per_page, least), most) : Math.max(1, found.length);
    return Promise.resolve({
      data: pages ? found.slice((params.page - 1) * size, params.page * size) : [...found],
      meta: meta ? { last_page: Math.max(1, Math.ceil(found.length / size)), per_page: size } : undefined,
    });
  };
  return { list, asked };
};

const waitingIn = (list: ListRequests<Row>) => readWaiting(pendingReader(list));

const cases = [
  ['as many as there are on the only page', [pending(1), approved(2), pending(3)], {}, 2],
  ['none', [approved(2)], {}, 0],
  ['none of nothing', [], { filters: false }, 0],
  ['as many as come where the API does not page', [pending(1), pending(3)], { pages: false }, 2],
  ['what the rows say where the filter is ignored', [approved(1), pending(2)], { filters: false }, 1],
  ['what the rows of two pages say', [approved(1), ...mixed], { filters: false }, 15],
  ['each once where all come again on every page', mixed, { filters: false, pages: false, meta: false }, 15],
  [
    'unknown where too many rows would have to be looked at',
    [approved(1), ...endless],
    { filters: false },
    undefined,
  ],
  ['unknown where the rows do not say', [{ id: 1 }], { filters: false }, undefined],
  ['a page that is not full without a number of pages', [pending(1), pending(2)], { meta: false }, 2],
  ['more than a page by the last page of one row', many, {}, 130],
  ['as many as come page by page without a number of pages', many, { meta: false }, 130],
  ['as many as come on pages that are longer than requested', mixed, { least: 2 }, 15],
  ['unknown where too many rows begin with some that wait', endless, { filters: false }, undefined],
  ['as many as come on pages that are shorter than requested', mixed, { meta: false, most: 7 }, 15],
] as const;

describe('the requests that wait', () => {
  it.each(cases)('are %s', async (_what, rows, habits, expected) => {
    expect((await waitingIn(api(rows, habits).list)).count).toBe(expected);
  });
});

/** A list whose rows say this instead of their status. */
const saying =
  (list: ReturnType<typeof api>['list'], word?: string): typeof list =>
  async (params) => {
    const answer = await list(params);
    return { ...answer, data: answer.data.map(({ id }) => ({ id, ...(word && { request_status: word }) })) };
  };

it.each([[undefined], ['in review']])(
  'are those that come under a heeded filter and say %s',
  async (word) => {
    const { list } = api([pending(1), approved(2), pending(3)]);
    expect((await waitingIn(saying(list, word))).count).toBe(2);
  },
);

it('are known by their rows where the filter is ignored and the first one waits', async () => {
  for (const rows of [[pending(1), approved(2)], mixed])
    expect((await waitingIn(api(rows, { filters: false }).list)).count).toBe(rows.filter(isPending).length);
});

it('cost one call, a second where there are more pages, and one more in all where rows are silent', async () => {
  const few = api([pending(1), approved(2), pending(3)]);
  await waitingIn(few.list);
  expect(few.asked).toEqual([100]);
  const two = api(many);
  await waitingIn(two.list);
  expect(two.asked).toEqual([100, 100]);
  for (const filters of [true, false]) {
    const silent = api([pending(1), approved(2)], { filters });
    const list = saying(silent.list);
    await waitingIn(list);
    await waitingIn(list);
    expect(silent.asked).toEqual([100, 1, 100]);
  }
});

it('come with their names and since when they wait, as far as they say so', async () => {
  const named = { ...pending(1), name: 'Tilicho', created_at: '2026-11-20T03:00:00Z' };
  const rows = [approved(3), named, { ...pending(2), name: ' ' }];
  const expected = [
    {
      id: 1,
      name: 'Tilicho',
      since: '2026-11-20T03:00:00Z',
      by: undefined,
    },
    { id: 2, name: undefined, since: undefined, by: undefined },
  ];
  expect((await waitingIn(api(rows).list)).rows).toEqual(expected);
  expect((await waitingIn(api(rows, { filters: false }).list)).rows).toEqual(expected);
  expect((await waitingIn(api([...rows, { id: 9 }], { filters: false }).list)).rows).toEqual(expected);
  expect((await waitingIn(api(many).list)).rows).toHaveLength(100);
});

it('takes a row for waiting only when it says so', () => {
  expect([{ id: 1 }, approved(2), pending(3)].map(isPending)).toEqual([false, false, true]);
});

describe('the requests by a name', () => {
  const yeti = [{ id: 1, name: 'Hotel Yeti' }];
  const read = async (whole: readonly Row[]) => {
    const asked: (string | undefined)[] = [];
    const list: ListRequests<Row> = ({ name, request_status }) => {
      asked.push(name);
      const data = name ? yeti : request_status ? [...whole] : [{ id: 1 }, { id: 2 }, { id: 3 }];
      return Promise.resolve({ data, meta: { last_page: 1 } });
    };
    await pendingReader(list)(1);
    const { data } = await pendingReader(list, 'Yeti')(1);
    return { asked, waiting: data.filter(isPending).map(({ id }) => id) };
  };

  it('are asked for by it, and trusted to wait only where the whole list showed that the filter is applied', async () => {
    expect(await read([{ id: 1 }])).toEqual({ asked: [undefined, undefined, 'Yeti'], waiting: [1] });
    expect((await read([{ id: 1 }, { id: 2 }, { id: 3 }])).waiting).toEqual([]);
    expect((await read([pending(2)])).waiting).toEqual([]);
  });
});
