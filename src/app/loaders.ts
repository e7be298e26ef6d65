import type { QueryClient } from '@tanstack/react-query';
import { sleep } from '@/api/client/timings';
import { registerList } from '@/components/records/known-lists';
import { freshRecord, type ReadOptions } from '@/components/records/read-options';
import type { ListSearchOf } from '@/lib/lists/list-search';

export interface RouterContext {
  queryClient: QueryClient;
  /** Whether no screen has been rendered yet. */
  isFirst: () => boolean;
}

/** How long the first screen of a visit, or a later one, waits for its data before rendering, in milliseconds. */
const PATIENCE_MS = { first: 100, later: 60 };

/**
 * Starts the query of a read-only screen while its code is loading. Without cached data the screen waits for it
 * briefly, so that it renders once, with data, instead of flashing a skeleton.
 */
export const preload = async (
  { queryClient, isFirst }: RouterContext,
  options: ReadOptions,
): Promise<void> => {
  // A query started on hover has had its time already.
  const { data, fetchStatus } = queryClient.getQueryState(options.queryKey) ?? {};
  const isNew = data === undefined && fetchStatus !== 'fetching';
  // The screen itself reports a failure.
  const reading = queryClient.query({ ...options, meta: { ahead: true } }).catch(() => undefined);
  if (isFirst() || isNew)
    await Promise.race([reading, sleep(isFirst() ? PATIENCE_MS.first : PATIENCE_MS.later)]);
};

/** The same for the record of a form: at most a few seconds old. */
export const preloadRecord = (context: RouterContext, record: ReadOptions): Promise<void> =>
  preload(context, { ...record, ...freshRecord });

interface ListLocation {
  pathname: string;
  search: object;
}

/** A list route's loader: preloads the page in the URL. */
export const listLoader =
  <Params extends object>(search: ListSearchOf<Params>, page: (params: Params) => ReadOptions) =>
  ({ context, location }: { context: RouterContext; location: ListLocation }): Promise<void> => {
    registerList(location.pathname, search, page);
    return preload(context, page(search.params(search.validate({ ...location.search }))));
  };
