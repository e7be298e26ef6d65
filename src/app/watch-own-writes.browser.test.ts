import { notificationsStore } from '@mantine/notifications';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '@/api/client/timings';
import { type SentWrite, watchWrites, type WriteOrigin, writeWatcher } from '@/api/client/written';
import { clearSession, saveUser } from '@/api/session/tokens';
import { clearNotices } from '@/components/notices/notices';
import { readEntries } from '@/domain/history/history-store';
import { forgetRecords, HISTORY } from '@/lib/storage/forget-records';
import { watchOwnWrites } from './watch-own-writes';

let client: QueryClient;
const { listed: toBeListed, list: toList } = timings;

beforeEach(() => {
  saveUser({ id: 1 });
  client = new QueryClient();
  watchOwnWrites(client);
});

afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(timings, { listed: toBeListed, list: toList });
  watchWrites(undefined);
  clearNotices();
  clearSession('signed-out');
  forgetRecords();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(HISTORY).onsuccess = resolve;
  });
});

const write = (title: string): SentWrite => ({
  method: 'POST',
  path: '/v1/admin/features',
  body: { title },
  answer: { data: { id: 9 } },
  unsure: false,
  last: undefined,
});
const begin = (made: SentWrite) => writeWatcher()?.sending({ ...made, answer: undefined, unsure: true });
const done = async (made: SentWrite) => (await begin(made))?.(made);
const create = (title: string) => done(write(title));
const listed = async (count: number) => {
  await vi.waitFor(async () => expect(await readEntries('1')).toHaveLength(count));
  return readEntries('1');
};
const notices = () => notificationsStore.getState().notifications.map(({ id }) => id);

/** A mutation that writes once it is told to. */
const mutating = (by: WriteOrigin, titles: readonly string[]) => {
  const go = Promise.withResolvers<undefined>();
  const mutationFn = async () => {
    await go.promise;
    for (const title of titles) await create(title);
  };
  const ends = new MutationObserver(client, { mutationFn, meta: { by } }).mutate();
  return async () => {
    go.resolve(undefined);
    await ends;
  };
};

it('lists writes with what started them, those of one run together', async () => {
  await mutating('import', ['Yak', 'Peak'])();
  await mutating('form', ['Lake'])();
  const [lake, peak, yak] = await listed(3);
  expect([lake?.by, peak?.by, yak?.by]).toEqual(['form', 'import', 'import']);
  expect(peak?.run).toBe(yak?.run);
  expect(lake?.run).not.toBe(yak?.run);
});

it('lists a write by itself if two runs could have made it', async () => {
  const [first, second] = [mutating('undo', ['Yak']), mutating('many', ['Peak'])];
  await first();
  const [yak] = await listed(1);
  expect([yak?.by, yak?.run]).toEqual([undefined, undefined]);
  await second();
  expect((await listed(2))[0]).toMatchObject({ by: 'many' });
});

it('names a record by what the screens have read, if its answer does not', async () => {
  client.setQueryData(['/v1/admin/bookings/datatable'], { data: [{ id: 7, service_name: 'EBC' }] });
  await done({ ...write(''), method: 'PATCH', path: '/v1/admin/bookings/7', answer: {} });
  expect((await listed(1))[0]).toMatchObject({ kind: 'cancelled', name: 'EBC' });
});

it('says once that storage is denied, and stops no write', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await create('Yak');
  await create('Peak');
  await vi.waitFor(() => expect(notices()).toEqual(['history']));
  clearNotices();
  open.mockClear();
  await create('Lake');
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  vi.restoreAllMocks();
  await create('Rain');
  expect((await listed(1))[0]?.name).toBe('Rain');
  expect(notices()).toEqual([]);
});

it('lists nothing once the account has signed out', async () => {
  void create('Yak');
  clearSession('signed-out');
  saveUser({ id: 2 });
  await create('Peak');
  await vi.waitFor(async () => expect(await readEntries('2')).toHaveLength(1));
  expect(await readEntries('1')).toEqual([]);
});

it('survives a change that cannot be compared', async () => {
  await writeWatcher()?.changing(() => {
    throw new TypeError('Odd.');
  });
  await create('Yak');
  expect(await listed(1)).toHaveLength(1);
});

it('lists a write before it is sent, as one whose answer is not known', async () => {
  const settle = await begin(write('Yak'));
  expect(await readEntries('1')).toMatchObject([{ name: 'Yak', unsure: true }]);
  settle?.(write('Yak'));
  await vi.waitFor(async () =>
    expect(await readEntries('1')).toMatchObject([{ name: 'Yak', unsure: false }]),
  );
});

it('takes back what was refused', async () => {
  const settle = await begin(write('Yak'));
  settle?.(undefined);
  await listed(0);
});

it('keeps no write waiting for a browser that does not answer', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  Object.assign(timings, { listed: 20, list: 60 });
  await begin(write('Yak'));
  await expect(readEntries('1')).rejects.toThrow();
});
