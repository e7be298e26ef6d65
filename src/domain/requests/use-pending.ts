import { useEffect } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pageAfter, uniqueRows } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import {
  isPending,
  isUnclear,
  type ListRequests,
  mostPages,
  pendingPages,
  type Requested,
} from '@/resources/pending';

export interface PendingOptions<Row extends Requested> {
  /** The generated query key of the list. */
  queryKey: readonly unknown[];
  /** The generated list call. */
  list: ListRequests<Row>;
}

/** The number of requests that a queue loads automatically. */
const enough = 20;

/**
 * The pending requests: rows with that status, whether or not the API filters. Loads pages until there are enough;
 * `lookFurther` continues after many pages without one. With a name, those that the API finds by it, or all if it ignores
 * that; `isWanted` tells which are looked for.
 */
export const usePending = <Row extends Requested>(
  { queryKey, list }: PendingOptions<Row>,
  enabled: boolean,
  { name = '', isWanted = () => true }: { name?: string; isWanted?: (row: Row) => boolean } = {},
) => {
  const pageOf = pendingPages(String(queryKey[0]), list, name);
  const query = useInfiniteQuery({
    enabled,
    queryKey: [...queryKey, 'requests', name],
    queryFn: ({ client, pageParam }) => client.query(pageOf(pageParam)),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pageAfter(pages, maxPerPage),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const seen = uniqueRows(pages);
  const rows = seen.filter(isPending);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const looksOn =
    enabled &&
    hasNextPage &&
    !query.isPlaceholderData &&
    !isFetchingNextPage &&
    !isError &&
    rows.filter(isWanted).length < enough &&
    pages.length < mostPages;
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);

  return {
    query,
    /** Undefined until the first page has loaded. */
    rows: query.data && rows,
    /** The number of rows read. */
    seen: seen.length,
    /** Some rows do not say whether they wait. */
    silent: seen.some(isUnclear),
    /** The number of rows that could not be read: they may wait. */
    unreadable: pages.reduce((sum, { meta }) => sum + (meta?.unreadable ?? 0), 0),
    looking: isFetchingNextPage || looksOn || (enabled && query.isPlaceholderData),
    lookFurther: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};
