import { useQuery } from '@tanstack/react-query';
import type { ListSearch } from '@/lib/list-search';
import { renderedPage } from '@/lib/paging';
import { type Neighbour, standingOf } from '@/lib/standing';
import type { ListBehind } from './list-behind';
import { usePlaceBehind } from './use-place-behind';

/** A way to a neighbour: the record, once its page is there, or how that is fetched once more after a failure. */
export interface Step {
  page: number;
  id: number | undefined;
  retry: (() => void) | undefined;
}

/**
 * The neighbours of a record in the list that it was opened from; undefined when there is no such list behind it. The
 * list's page is taken from the cache as it was shown; a page beyond its ends is fetched when the record stands there.
 */
export const useNeighbours = <Row extends { id: number }, Params extends object>(
  list: ListBehind<Row, Params>,
  id: number,
) => {
  const { place, listPage } = usePlaceBehind(id);
  const fromList = place?.pathname === list.path;
  const search: ListSearch<Params> = list.search.validate(fromList ? place.search : {});
  const number = listPage ?? search.page ?? 1;
  const pageQuery = (page: number) => ({
    ...list.page(list.search.params({ ...search, page })),
    staleTime: Infinity,
  });

  const here = useQuery({ ...pageQuery(number), enabled: fromList });
  const perPage = search.per_page ?? list.search.perPage;
  const standing =
    here.data && standingOf(renderedPage(here.data, number, perPage), { page: number, perPage }, id);
  const isElsewhere = (neighbour: Neighbour<Row> | undefined) => neighbour !== undefined && !neighbour.row;
  const before = useQuery({ ...pageQuery(number - 1), enabled: isElsewhere(standing?.previous) });
  const after = useQuery({ ...pageQuery(number + 1), enabled: isElsewhere(standing?.next) });

  if (!fromList) return undefined;
  const step = (neighbour: Neighbour<Row> | undefined, query: typeof here, end: 0 | -1): Step | undefined =>
    neighbour && {
      page: neighbour.page,
      id: (neighbour.row ?? (query.data && renderedPage(query.data, neighbour.page, perPage).data.at(end)))
        ?.id,
      retry: query.isError && !query.isFetching ? () => void query.refetch() : undefined,
    };
  return {
    search,
    page: number,
    previous: step(standing?.previous, before, -1),
    next: step(standing?.next, after, 0),
    position: standing?.position,
  };
};

/** Where a record stands in the list that it was opened from. */
export type Neighbourhood = NonNullable<ReturnType<typeof useNeighbours>>;
