import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { loadChunk } from '@/lib/loading/chunk';
import { createLocalSetting } from '@/lib/storage/local-setting';
import type { ListRequests, Requested } from './pending';

/** The lists whose API is known to ignore the filter: their page count is useless. */
const unfilteredLists = createLocalSetting('unfiltered-requests', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [],
);

const note = (path: string, unfiltered: boolean) => {
  const others = unfilteredLists.get().filter((other) => other !== path);
  if (unfiltered !== unfilteredLists.get().includes(path))
    unfilteredLists.set(unfiltered ? [...others, path] : others);
};

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
      const waiting = await readWaiting(list, signal);
      note(path, waiting.unfiltered === true);
      return waiting;
    },
    staleTime: 60_000,
  });
  /** Counts by rows, if a screen requests them anyway, or the page count is known to be useless. */
  const readRows = (client: QueryClient) => {
    const shown = client.getQueryCache().find({ queryKey: rows.queryKey })?.isActive();
    return shown || unfilteredLists.get().includes(path) ? client.query(rows) : undefined;
  };
  const count = queryOptions({
    queryKey: [path, 'requests waiting', 'count'],
    queryFn: async ({ client, signal }) => {
      const rows = readRows(client);
      if (rows) return rows;
      const { list, countWaiting } = await load();
      return countWaiting(list, signal);
    },
    staleTime: 60_000,
  });
  return { rows, count };
};

export type WaitingRequests = ReturnType<typeof waitingRequests>;
