import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { countRows, type OneRow, type RowCount } from '@/lib/count-rows';
import type { ListPageOf } from '@/lib/paging';

interface CountOptions<Row, Filters extends object> {
  /** The generated query key of the list: what changes the list also refreshes the count. */
  queryKey: readonly unknown[];
  /** The generated list call, which may be loaded when it is needed. */
  list: (params: Filters & OneRow, signal: AbortSignal) => Promise<ListPageOf<Row>>;
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
    queryFn: ({ signal }) =>
      countRows(
        (page) => list({ ...filters, ...page }, signal),
        (row) => matches(row),
        { alone: false },
      ),
    staleTime: 60_000,
    retryOnMount: false,
  });

/** A count on its way, there, or failed. */
export interface Counting extends Pick<
  UseQueryResult<unknown, unknown>,
  'isPending' | 'isFetching' | 'isError' | 'error' | 'refetch' | 'dataUpdatedAt'
> {
  data: RowCount | undefined;
}

/** Where one filter is ignored, so are the others: the list that begins with what was asked for is not counted, either. */
const together = (results: Counting[]): Counting[] => {
  const unfiltered = results.some(({ data }) => data?.unfiltered);
  const alone = results.filter(({ isPending }) => !isPending).length < 2;
  return results.map((result) => {
    if (!result.data?.count) return result;
    if (unfiltered) return { ...result, data: { count: undefined } };
    return alone ? { ...result, data: undefined } : result;
  });
};

/** How many there are of each value of one field. Each is a query of its own: it loads, fails and is retried by itself. */
export const useCounts = (counts: readonly ReturnType<typeof countQuery>[]) =>
  useQueries({ queries: [...counts], combine: together });
