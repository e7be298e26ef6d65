import { setupWorker } from 'msw/browser';
import { mount } from '@/development/mount';
import { todayInNepal } from '@/lib/dates';
import { createBackend } from './backend';
import { indexedDbPersistence } from './db/indexed-db';
import { OfflinePanel } from './offline-panel';

/** Whether the app meant the API: another origin, or a path of the API on its own. */
const isApiCall = (url: URL) => url.origin !== location.origin || url.pathname.startsWith('/v1/');

/**
 * Puts the offline backend in place of the API, for as long as the page lives, with a panel to control it. Resolves
 * when the first request can be made.
 */
export const startOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The offline backend needs a secure address, such as http://localhost.');
  }
  const backend = createBackend({ persistence: indexedDbPersistence(), today: todayInNepal() });
  const worker = setupWorker(...backend.handlers);
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (isApiCall(new URL(url))) print.error();
    },
  });
  mount(<OfflinePanel backend={backend} onDataChange={() => location.reload()} />);
};
