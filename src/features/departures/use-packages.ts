import { useEffect, useMemo } from 'react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { getListPackagesQueryKey, listPackages } from '@/generated/api/packages/packages';
import type { ListPackagesParams, Package } from '@/generated/model';
import { pageAfter, uniqueRows } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';
import { fold } from '@/lib/text/fold';

/** The filters of the packages, without page and order. */
export type PackageFilters = Pick<ListPackagesParams, 'name' | 'region_id' | 'activity_id' | 'vendor_id'>;

const packagesQuery = (filters: PackageFilters) =>
  infiniteQueryOptions({
    queryKey: [...getListPackagesQueryKey(), 'departing', filters],
    queryFn: ({ pageParam: page, signal }) =>
      listPackages({ ...filters, page, per_page: maxPerPage, sort: 'name' }, undefined, signal),
    initialPageParam: 1,
    getNextPageParam: (_last, pages: ListPageOf<Package>[]) => pageAfter(pages, maxPerPage),
  });

/** Whether a package passes the filters, if it has the filtered fields: an API may ignore filters. */
const passes = (row: Package, filters: PackageFilters): boolean => {
  const { name, region_id, activity_id, vendor_id } = filters;
  // Ids from the URL are strings.
  const is = (field: { id: number } | null | undefined, id: number | undefined) =>
    id === undefined || !field || String(field.id) === String(id);
  return (
    (name === undefined || fold(row.name).includes(fold(name))) &&
    is(row.region, region_id) &&
    is(row.activity, activity_id) &&
    is(row.vendor, vendor_id)
  );
};

/** The filtered packages, page by page; `most` are read at first. */
export const usePackages = (filters: PackageFilters, most: number) => {
  const query = useInfiniteQuery(packagesQuery(filters));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const all = useMemo(() => uniqueRows(data?.pages ?? []), [data]);
  const rows = useMemo(() => all.filter((row) => passes(row, filters)), [all, filters]);
  const wanted = hasNextPage && all.length < most && !isError;
  useEffect(() => {
    if (wanted && !isFetching) void fetchNextPage();
  }, [wanted, isFetching, fetchNextPage]);
  const pages: readonly ListPageOf<Package>[] = data?.pages ?? [];
  const unreadable = pages.some(({ meta }) => (meta?.unreadable ?? 0) > 0);
  return {
    rows,
    query,
    /** More are loading. */
    wanted,
    /** There are no others. */
    whole: data !== undefined && !hasNextPage && !unreadable,
  };
};
