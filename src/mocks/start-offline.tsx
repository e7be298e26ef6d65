import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mount } from '@/development/mount';
import { todayInNepal } from '@/lib/dates/dates';
import { createBackend } from './backend';
import { indexedDbPersistence } from './db/indexed-db';
import { OfflinePanel } from './offline-panel';

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
