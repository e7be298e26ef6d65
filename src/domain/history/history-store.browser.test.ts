import { afterEach, expect, it, vi } from 'vitest';
import { forgetRecords, HISTORY } from '@/lib/storage/forget-records';
import { type Entry, MOST_ENTRIES } from './entry';
import {
  addEntry,
  dropOutdated,
  hideValues,
  markEntry,
  onHistoryChange,
  readDeleted,
  readEntries,
  settleEntry,
} from './history-store';

const DAY_MS = 86_400_000;
const now = Date.now();

/** Resolves once the database is gone, so that no test sees another one's. */
const forget = () =>
  new Promise<void>((resolve) => {
    forgetRecords();
    indexedDB.deleteDatabase(HISTORY).onsuccess = () => resolve();
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await forget();
});

const entry = (name: string, more: Partial<Entry> = {}): Omit<Entry, 'id'> => ({
  at: now,
  owner: '1',
  kind: 'changed',
  path: '/v1/admin/features/5',
  name,
  changes: [],
  ...more,
});

const wanted = () => true;
const add = (name: string, more: Partial<Entry> = {}, record?: unknown) =>
  addEntry(entry(name, more), record, wanted);
const names = async (owner = '1') => (await readEntries(owner)).map(({ name }) => name);

it('keeps writes of an account, the latest first, and shows them to no other one', async () => {
  await add('Yak');
  await add('Peak', { owner: '2' });
  await add('Lake');
  expect(await names()).toEqual(['Lake', 'Yak']);
  expect(await names('2')).toEqual(['Peak']);
});

it('keeps a deleted record, and what became of it', async () => {
  await add('Yak', { kind: 'deleted' }, { id: 5, title: 'Yak' });
  const [deleted] = await readEntries('1');
  expect(await readDeleted(deleted?.id ?? 0)).toEqual({ id: 5, title: 'Yak' });
  await markEntry(deleted?.id ?? 0, { restored: { id: 9, parts: ['faqs:0'] } });
  expect((await readEntries('1'))[0]?.restored).toEqual({ id: 9, parts: ['faqs:0'] });
});

const clock = () => Promise.resolve(now);

it('drops what is older than 90 days, by the clock of the server', async () => {
  await add('old', { at: now - 91 * DAY_MS }, {});
  const [old] = await readEntries('1');
  await add('young', { at: now - 89 * DAY_MS });
  await add('new');
  await dropOutdated(clock);
  expect(await readDeleted(old?.id ?? 0)).toBeUndefined();
  expect(await names()).toEqual(['new', 'young']);
});

it('loses nothing to a clock that was wrong by a year', async () => {
  await add('before');
  await add('a year ahead', { at: now + 365 * DAY_MS });
  await add('a year behind', { at: now - 365 * DAY_MS });
  await add('after');
  await dropOutdated(clock);
  expect(await names()).toEqual(['after', 'a year behind', 'a year ahead', 'before']);
  await dropOutdated(() => Promise.reject(new Error('Nobody tells the time.'))).catch(() => undefined);
  expect(await names()).toHaveLength(4);
});

it('settles an entry, takes it back, and leaves that of another time alone', async () => {
  const id = (await add('Yak', { unsure: true })) ?? 0;
  await settleEntry({ id, at: now }, { entry: entry('Yak'), record: { id: 5 } }, wanted);
  expect((await readEntries('1'))[0]?.unsure).toBeUndefined();
  expect(await readDeleted(id)).toEqual({ id: 5 });
  await settleEntry({ id, at: now - 1 }, { entry: undefined, record: undefined }, wanted);
  expect(await names()).toEqual(['Yak']);
  await settleEntry({ id, at: now }, { entry: undefined, record: undefined }, wanted);
  expect(await names()).toEqual([]);
});

it('hides the values of a person who was deleted', async () => {
  const path = '/v1/admin/users/5';
  await add('Maya', { path, changes: [{ field: 'email', from: 'a@example.com', to: 'b@example.com' }] });
  await hideValues(path);
  expect((await readEntries('1'))[0]?.changes).toEqual([{ field: 'email', hidden: true }]);
});

it('keeps the last 5,000', async () => {
  await add('first');
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(HISTORY);
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction('entries', 'readwrite');
  for (let count = 1; count < MOST_ENTRIES; count += 1)
    transaction.objectStore('entries').add(entry(String(count)));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
  expect(await names()).toHaveLength(MOST_ENTRIES);
  await add('last');
  const kept = await names();
  expect(kept).toHaveLength(MOST_ENTRIES);
  expect([kept[0], kept.at(-1)]).toEqual(['last', '1']);
});

it('adds nothing if the account has signed out meanwhile, and is gone with all that names a record', async () => {
  await addEntry(entry('Yak'), { title: 'Yak' }, () => false);
  expect(await names()).toEqual([]);
  await add('Peak', {}, { title: 'Peak' });
  forgetRecords();
  expect(await names()).toEqual([]);
});

it('tells screens of every tab that it has changed', async () => {
  const heard = vi.fn();
  const end = onHistoryChange(heard);
  await add('Yak');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  end();
});

it.each([
  [
    'denied',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Denied.', 'SecurityError');
      }),
  ],
  [
    'full',
    () =>
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      }),
  ],
])('rejects if the storage is %s', async (_, deny) => {
  deny();
  await expect(add('Yak')).rejects.toThrow();
});
