import { createStore, delMany, get, keys, setMany } from 'idb-keyval';
import { type Persistence, serialQueue } from './persistence';

const NAME = 'offline-backend';

/** Stores everything in IndexedDB; tabs exclude each other by a Web Lock, if the browser has them. */
export const indexedDbPersistence = (): Persistence => {
  const store = createStore(NAME, 'entries');
  const inTurn = serialQueue();
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return {
    read: (key) => get(key, store),
    write: (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
    keys: () => keys<string>(store),
    remove: (removed) => delMany([...removed], store),
    exclusive: (task) => (locks ? locks.request(NAME, task) : inTurn(task)),
  };
};
