import type { QueryClient } from '@tanstack/react-query';
import { sleep } from '@/api/tab-lock';
import { freshRecord } from '@/components/fresh-record';
import { noteList } from '@/components/known-lists';
import type { ReadOptions } from '@/components/read-options';
import type { ListSearchOf } from '@/lib/list-search';

export interface RouterContext {
  queryClient: QueryClient;
  /** Whether nothing has been shown yet. */
  isFirst: () => boolean;
}

/** How long the first screen of a visit waits for its data, and a later one, in milliseconds, before it renders without them. */
const PATIENCE_MS = { first: 100, later: 60 };

/**
 * Starts reading what a screen in which nobody types will show, while the screen's code is loading. A screen of which nothing is
 * known yet waits for it a moment: it renders once, with the data, and no outlines flash up before them.
 */
export const preload = async (
  { queryClient, isFirst }: RouterContext,
  options: ReadOptions,
): Promise<void> => {
  // What was asked for while somebody rested on the link has had its moment.
  const { data, fetchStatus } = queryClient.getQueryState(options.queryKey) ?? {};
  const isNew = data === undefined && fetchStatus !== 'fetching';
  // The screen itself reports a failure.
  const reading = queryClient.query({ ...options, meta: { ahead: true } }).catch(() => undefined);
  if (isFirst() || isNew)
    await Promise.race([reading, sleep(isFirst() ? PATIENCE_MS.first : PATIENCE_MS.later)]);
};

/** The same for the record that a form will open on: of a few seconds ago at most. */
export const preloadRecord = (context: RouterContext, record: ReadOptions): Promise<void> =>
  preload(context, { ...record, ...freshRecord });

interface ListLocation {
  pathname: string;
  search: object;
}

/** A list route's loader: preloads the page that the address asks for. */
export const listLoader =
  <Params extends object>(search: ListSearchOf<Params>, page: (params: Params) => ReadOptions) =>
  ({ context, location }: { context: RouterContext; location: ListLocation }): Promise<void> => {
    noteList(location.pathname, search, page);
    return preload(context, page(search.params(search.validate({ ...location.search }))));
  };
