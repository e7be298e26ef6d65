import { HISTORY } from '@/lib/storage/forget-records';
import { type Entry, MOST_DAYS, MOST_ENTRIES } from './entry';

const DAY_MS = 86_400_000;

/** Tells the screens of all tabs that the list has changed. */
const channel = () => new BroadcastChannel(HISTORY);

const open = () =>
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

/** Does some work in one transaction, and resolves once it is stored. */
const within = async <T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    const transaction = database.transaction(['entries', 'records'], mode);
    const end = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The list cannot be stored.'));
    });
    const result = await Promise.all([
      work({
        entries: transaction.objectStore('entries'),
        records: transaction.objectStore('records'),
      }),
      end,
    ]);
    return result[0];
  } finally {
    database.close();
  }
};

const announce = () => {
  const all = channel();
  all.postMessage(null);
  all.close();
};

/** Deletes what is too old, or too much; ids rise with time. */
const prune = async ({ entries, records }: Stores, { id, at }: Pick<Entry, 'id' | 'at'>) => {
  const old = IDBKeyRange.upperBound(at - MOST_DAYS * DAY_MS);
  const last = (await done(entries.index('at').openKeyCursor(old, 'prev'))) as IDBCursor | null;
  const outdated = typeof last?.primaryKey === 'number' ? last.primaryKey : 0;
  const gone = IDBKeyRange.upperBound(Math.max(outdated, id - MOST_ENTRIES));
  entries.delete(gone);
  records.delete(gone);
};

/**
 * Adds an entry, with the deleted record if there is one, unless `isWanted` says otherwise once the list is open.
 * Rejects if the browser stores nothing.
 */
export const addEntry = async (
  entry: Omit<Entry, 'id'>,
  record: unknown,
  isWanted: () => boolean,
): Promise<void> => {
  await within('readwrite', async (stores) => {
    if (!isWanted()) return;
    const id = Number(await done(stores.entries.add(entry)));
    if (record !== undefined) stores.records.put(record, id);
    await prune(stores, { id, at: entry.at });
  });
  announce();
};

/** The entries of an account that are not too old, the latest first. */
export const readEntries = async (owner: string, now = Date.now()): Promise<Entry[]> => {
  const all = await within('readonly', ({ entries }) => done(entries.getAll()));
  return (all as Entry[])
    .filter((entry) => entry.owner === owner && entry.at > now - MOST_DAYS * DAY_MS)
    .toReversed();
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
