import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from '@/lib/loading/chunk';
import type { ListRequests, Requested } from './pending';

/**
 * The pending requests of a kind and their number, undefined if it cannot be known: one query for the menu and the
 * screens. `path` is that of the list call, which is lazy-loaded.
 */
export const waitingRequests = (path: string, call: () => Promise<ListRequests<Requested>>) =>
  queryOptions({
    queryKey: [path, $localize`requests waiting`],
    queryFn: async ({ client }) => {
      const [list, { pendingPages, readWaiting }] = await loadChunk(() =>
        Promise.all([call(), import('./pending')]),
      );
      const pageOf = pendingPages(path, list);
      return readWaiting((page) => client.query(pageOf(page)));
    },
    staleTime: 60_000,
  });

export type WaitingRequests = ReturnType<typeof waitingRequests>;
