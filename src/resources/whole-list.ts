import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RequestOptions } from '@/api/client/call';
import { timings } from '@/api/client/timings';
import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';

const ALL = 'all rows';

type ReadRows<Row> = (
  params: { page: number; per_page: number },
  options?: RequestOptions,
  signal?: AbortSignal,
) => Promise<ListPageOf<Row>>;

/**
 * Every row of the list with this tag, and what is missing from it: read once for all who need it, and again after a
 * write.
 */
export const wholeListQuery = <Row extends { id: number }>(tag: string, list: ReadRows<Row>) =>
  queryOptions({
    queryKey: [`/v1/admin/${tag}`, ALL],
    queryFn: ({ signal }) => readPages((page) => list({ page, per_page: maxPerPage }, undefined, signal)),
    staleTime: timings.wholeLists,
    gcTime: timings.wholeLists,
    // A run says itself what failed.
    retry: false,
    // A copy would not say what an answer left out.
    structuralSharing: false,
  });

/** Has all lists read again by whoever needs them next. */
export const forgetWholeLists = (client: QueryClient): void => {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === ALL;
  void client.invalidateQueries({ predicate, refetchType: 'none' });
};
