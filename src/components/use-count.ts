import { queryOptions, useQuery } from '@tanstack/react-query';
import { countRows, type OnePage } from '@/lib/count-rows';
import type { ListPageOf } from '@/lib/paging';

interface CountOptions<Row, Filters extends object> {
  /** The generated query key of the list: what changes the list also refreshes the count. */
  queryKey: readonly unknown[];
  /** The generated list call, which may be loaded when it is needed. */
  list: (params: Filters & OnePage, signal: AbortSignal) => Promise<ListPageOf<Row>>;
  filters: Filters;
  /** Whether a row passes the filters: an API may ignore them. */
  matches: (row: Row) => boolean;
}

/** The query options of a count. Two cards that count the same ask once. */
export const countQuery = <Row, Filters extends object>({
  queryKey,
  list,
  filters,
  matches,
}: CountOptions<Row, Filters>) =>
  queryOptions({
    queryKey: [...queryKey, 'count', filters],
    queryFn: async ({ signal }) => ({
      count: await countRows(
        (page) => list({ ...filters, ...page }, signal),
        (row) => matches(row),
      ),
    }),
    staleTime: 60_000,
    retryOnMount: false,
  });

/** How many there are, as a query of its own: it loads, fails and is retried by itself. */
export const useCount = (count: ReturnType<typeof countQuery>) => useQuery(count);
