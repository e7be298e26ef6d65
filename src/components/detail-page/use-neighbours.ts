import { useState } from 'react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ListPageOf, ListRow } from '@/components/data-table/column';
import { placeAt } from '@/lib/history-places';
import type { ListSearch, ListSearchOf } from '@/lib/list-search';
import { standingOf, type Neighbour } from '@/lib/standing';

/** A list whose records have a view screen. */
export interface ListBehind<Row extends ListRow, Params extends object> {
  /** Where the list is: "/packages". */
  path: string;
  search: ListSearchOf<Params>;
  /** The generated query options of one page. */
  page: (params: Params) => UseQueryOptions<ListPageOf<Row>, unknown, ListPageOf<Row>>;
}

/** A way to a neighbour: the record, once its page is there, or how that is fetched once more after a failure. */
export interface Step {
  page: number;
  id: number | undefined;
  retry: (() => void) | undefined;
}

/** Whether the screen of record `id` was opened from the list at `path`, with which search, and on which page the record is. */
const useListEntry = (path: string, id: number) => {
  const { state } = useRouter();
  const read = () => {
    const { __TSR_index: index, listPage } = state.location.state;
    const place = placeAt(index - 1);
    return { id, page: listPage, search: place?.pathname === path ? place.search : undefined };
  };
  // Read once for each record: on the way to another screen the location is that screen's already.
  const [entry, setEntry] = useState(read);
  if (entry.id !== id) {
    const next = read();
    setEntry(next);
    return next;
  }
  return entry;
};

/**
 * The neighbours of a record in the list that it was opened from; undefined when there is no such list behind it. The
 * list's page is taken from the cache as it was shown; a page beyond its ends is fetched when the record stands there.
 */
export const useNeighbours = <Row extends ListRow, Params extends object>(
  list: ListBehind<Row, Params>,
  id: number,
) => {
  const entry = useListEntry(list.path, id);
  const search: ListSearch<Params> = list.search.validate(entry.search ?? {});
  const number = entry.page ?? search.page ?? 1;
  const pageQuery = (page: number) => ({
    ...list.page(list.search.params({ ...search, page })),
    staleTime: Infinity,
  });

  const here = useQuery({ ...pageQuery(number), enabled: entry.search !== undefined });
  const standing = here.data && standingOf(here.data, number, id);
  const isElsewhere = (neighbour: Neighbour<Row> | undefined) => neighbour !== undefined && !neighbour.row;
  const before = useQuery({ ...pageQuery(number - 1), enabled: isElsewhere(standing?.previous) });
  const after = useQuery({ ...pageQuery(number + 1), enabled: isElsewhere(standing?.next) });

  if (!entry.search) return undefined;
  const step = (neighbour: Neighbour<Row> | undefined, query: typeof here, end: 0 | -1): Step | undefined =>
    neighbour && {
      page: neighbour.page,
      id: (neighbour.row ?? query.data?.data.at(end))?.id,
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
