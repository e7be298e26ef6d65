import { createStore, delMany, get, keys, setMany } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mount } from '@/development/mount';
import { todayInNepal } from '@/lib/dates/dates';
import { type Persistence, serialQueue } from '@/mocks/db/persistence';
import { createBackend } from './backend';
import { OfflinePanel } from './offline-panel';

const NAME = 'offline-backend';

/** Stores everything in IndexedDB; tabs exclude each other by a Web Lock, if the browser has them. */
const indexedDbPersistence = (): Persistence => {
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

/** Whether the request is for the API: another origin, or an API path. */
const isApiCall = (url: URL) => url.origin !== location.origin || url.pathname.startsWith('/v1/');

/**
 * Replaces the API by the offline backend while the page is open, with a panel to control it. Resolves once requests
 * can be made.
 */
export const startOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The offline backend needs a secure address, such as http://localhost.');
  }
  const backend = createBackend({ persistence: indexedDbPersistence(), today: todayInNepal() });
  const worker = setupWorker(...backend.handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && isApiCall(new URL(frame.data.request.url))) defaults.error();
    },
  });
  mount(<OfflinePanel backend={backend} onDataChange={() => location.reload()} />);
};
