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

/** How long the first screen waits for its data, in milliseconds, before it renders without them. */
const PATIENCE_MS = 100;

/**
 * Starts reading what a screen in which nobody types will show, while the screen's code is loading. The first screen of a
 * visit waits for it a moment: its shell and table render once, with the data. A later one renders at once.
 */
export const preload = async (
  { queryClient, isFirst }: RouterContext,
  options: ReadOptions,
): Promise<void> => {
  // The screen itself reports a failure.
  const reading = queryClient.query(options).catch(() => undefined);
  if (isFirst()) await Promise.race([reading, sleep(PATIENCE_MS)]);
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
