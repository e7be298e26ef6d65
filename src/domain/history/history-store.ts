import { abortable } from '@/api/client/lifetime';
import { timings } from '@/api/client/timings';
import { HISTORY } from '@/lib/storage/forget-records';
import { type Entry, MOST_DAYS, MOST_ENTRIES } from './entry';

const DAY_MS = 86_400_000;

/** Tells the screens of all tabs that the list has changed. */
const channel = () => new BroadcastChannel(HISTORY);

const open = (limit: AbortSignal) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(HISTORY, 1);
    opening.onupgradeneeded = () => {
      const entries = opening.result.createObjectStore('entries', { keyPath: 'id', autoIncrement: true });
      entries.createIndex('at', 'at');
      opening.result.createObjectStore('records');
    };
    opening.onerror = () => reject(opening.error ?? new Error('The list cannot be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      if (limit.aborted) database.close();
      // Signing out deletes it, in any tab.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The list cannot be used.'));
  });

interface Stores {
  entries: IDBObjectStore;
  records: IDBObjectStore;
}

/** Does some work in one transaction, and resolves once it is stored. Rejects if the browser does not answer, as some do. */
const within = async <T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> => {
  const limit = AbortSignal.timeout(timings.list);
  const database = await abortable(open(limit), limit);
  try {
    const transaction = database.transaction(['entries', 'records'], mode);
    limit.onabort = () => transaction.abort();
    const end = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The list cannot be stored.'));
    });
    const all = Promise.all([
      work({
        entries: transaction.objectStore('entries'),
        records: transaction.objectStore('records'),
      }),
      end,
    ]);
    const [result] = await abortable(all, limit);
    return result;
  } finally {
    limit.onabort = null;
    database.close();
  }
};

const announce = () => {
  const all = channel();
  all.postMessage(null);
  all.close();
};

/**
 * Adds an entry, with the deleted record if there is one, unless `isWanted` says otherwise once the list is open.
 * Resolves with its id; rejects if the browser stores nothing.
 */
export const addEntry = async (
  entry: Omit<Entry, 'id'>,
  record: unknown,
  isWanted: () => boolean,
): Promise<number | undefined> => {
  const added = await within('readwrite', async ({ entries, records }) => {
    if (!isWanted()) return undefined;
    const id = Number(await done(entries.add(entry)));
    if (record !== undefined) records.put(record, id);
    const tooMuch = IDBKeyRange.upperBound(id - MOST_ENTRIES);
    entries.delete(tooMuch);
    records.delete(tooMuch);
    return id;
  });
  // One whose answer is under way is shown by who looks, but nobody is called to look.
  if (!entry.unsure) announce();
  return added;
};

/** Replaces an entry that was added at that time by what is known since, or deletes it. */
export const settleEntry = async (
  { id, at }: Pick<Entry, 'id' | 'at'>,
  { entry, record }: { entry: Omit<Entry, 'id'> | undefined; record: unknown },
  isWanted: () => boolean,
): Promise<void> => {
  await within('readwrite', async ({ entries, records }) => {
    const known = (await done(entries.get(id))) as Entry | undefined;
    if (known?.at !== at || !isWanted()) return;
    if (entry) entries.put({ ...entry, id });
    else entries.delete(id);
    if (entry && record !== undefined) records.put(record, id);
    else records.delete(id);
  });
  announce();
};

/** Forgets the values of all changes of a record and its parts, but not that there were some. */
export const hideValues = (path: string): Promise<void> =>
  within('readwrite', async ({ entries }) => {
    for (const entry of (await done(entries.getAll())) as Entry[]) {
      if (!`${entry.path}/`.startsWith(`${path}/`)) continue;
      entries.put({ ...entry, changes: entry.changes.map(({ field }) => ({ field, hidden: true })) });
    }
  });

/**
 * Deletes what is too old. Whatever seems so, or lies ahead, is compared with the time that `clock` tells, as a computer's
 * clock may be wrong, or have been: an entry is as old as those before it at most, as ids rise with time.
 */
export const dropOutdated = async (clock: () => Promise<number>): Promise<void> => {
  const isDoubtful = await within('readonly', async ({ entries }) => {
    const [old, ahead] = [Date.now() - MOST_DAYS * DAY_MS, Date.now() + DAY_MS];
    const ranges = [IDBKeyRange.upperBound(old), IDBKeyRange.lowerBound(ahead)];
    const counts = await Promise.all(ranges.map((range) => done(entries.index('at').count(range))));
    return counts.some((count) => count !== 0);
  });
  if (!isDoubtful) return;
  const now = await clock();
  await within('readwrite', async ({ entries, records }) => {
    let latest = 0;
    for (const entry of (await done(entries.getAll())) as Entry[]) {
      const at = entry.at > now + DAY_MS ? now : entry.at;
      latest = Math.max(latest, at);
      if (latest <= now - MOST_DAYS * DAY_MS) {
        entries.delete(entry.id);
        records.delete(entry.id);
      } else if (at !== entry.at) entries.put({ ...entry, at });
    }
  });
  announce();
};

/** The entries of an account, the latest first. */
export const readEntries = async (owner: string): Promise<Entry[]> => {
  const all = await within('readonly', ({ entries }) => done(entries.getAll()));
  return (all as Entry[]).filter((entry) => entry.owner === owner).toReversed();
};

/** The deleted record of an entry; undefined if it was not stored. */
export const readDeleted = (id: number): Promise<unknown> =>
  within('readonly', ({ records }) => done(records.get(id)));

/** Notes what became of an entry since; nothing if it is no longer there. */
export const markEntry = async (
  id: number,
  mark: Pick<Entry, 'undone'> | Pick<Entry, 'restored'>,
): Promise<void> => {
  await within('readwrite', async ({ entries }) => {
    const entry = (await done(entries.get(id))) as Entry | undefined;
    if (entry) entries.put({ ...entry, ...mark });
  });
  announce();
};

/** Calls the listener when the list changes, in any tab; returns the function that ends it. */
export const onHistoryChange = (listener: () => void): (() => void) => {
  const all = channel();
  all.onmessage = listener;
  return () => all.close();
};
