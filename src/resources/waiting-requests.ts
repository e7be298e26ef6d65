import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { loadChunk } from '@/lib/loading/chunk';
import type { ListRequests, Requested } from './pending';

/**
 * The number of pending requests of a kind: `count` for the menu, at the cost of one row; `rows` for a screen that also
 * shows their dates. Undefined if it cannot be known. `path` is that of the list call, which is lazy-loaded.
 */
export const waitingRequests = (path: string, call: () => Promise<ListRequests<Requested>>) => {
  const load = () =>
    loadChunk(async () => {
      const [list, { countWaiting, readWaiting }] = await Promise.all([call(), import('./pending')]);
      return { list, countWaiting, readWaiting };
    });
  const rows = queryOptions({
    queryKey: [path, 'requests waiting', 'rows'],
    queryFn: async ({ signal }) => {
      const { list, readWaiting } = await load();
      return readWaiting(list, signal);
    },
    staleTime: 60_000,
  });
  const readRows = (client: QueryClient) => client.query(rows);
  const areRead = (client: QueryClient) =>
    client.getQueryCache().find({ queryKey: rows.queryKey })?.isActive();
  const count = queryOptions({
    queryKey: [path, 'requests waiting', 'count'],
    queryFn: async ({ client, signal }) => {
      // A screen that requests the rows has the number, too.
      if (areRead(client)) return readRows(client);
      const { list, countWaiting } = await load();
      const counted = await countWaiting(list, signal);
      return counted === undefined ? readRows(client) : { count: counted };
    },
    staleTime: 60_000,
  });
  return { rows, count };
};

export type WaitingRequests = ReturnType<typeof waitingRequests>;
