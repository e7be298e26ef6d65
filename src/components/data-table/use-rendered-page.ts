import { useEffect, useMemo, useRef } from 'react';
import { isGone } from '@/api/errors/api-error';
import { maxPerPage } from '@/lib/lists/list-search';
import { lastPageOf, renderedPage } from '@/lib/lists/paging';
import type { ListQuery, ListRow } from './column';
import type { ListState } from './use-list-search';

const noRows: never[] = [];

/** Redirects to a page, if one is given. If it leads on to another one, the API miscounts: then to the first page. */
const usePageRedirect = <Params extends object>(
  to: number | undefined,
  isShown: boolean,
  { page, set }: ListState<Params>,
) => {
  const sentTo = useRef<number>(undefined);
  useEffect(() => {
    if (to !== undefined) {
      const next = sentTo.current === page ? 1 : to;
      sentTo.current = next;
      set({ page: next }, true);
    } else if (isShown) sentTo.current = undefined;
  }, [page, to, isShown, set]);
};

/**
 * The page of a list to render. A page beyond the end redirects to the last one if the API gives its number; a page
 * that the API rejects redirects to the first one, or to the one before.
 */
export const useRenderedPage = <Row extends ListRow, Params extends object>(
  { data, error, isPlaceholderData }: ListQuery<Row>,
  list: ListState<Params>,
) => {
  const { page, perPage } = list;
  const answer = useMemo(() => data && renderedPage(data, page, perPage), [data, page, perPage]);
  const last = lastPageOf(answer?.meta, perPage);
  const isEmpty = answer?.data.length === 0;
  const current = isPlaceholderData ? undefined : answer?.meta?.current_page;
  const answeredPage = current === page ? undefined : current;
  const isClamped = answeredPage !== undefined && last !== undefined && page > last;
  const isBeyondTheEnd = (isEmpty || isClamped) && !isPlaceholderData && page > 1;
  const lastPage = isBeyondTheEnd && last !== undefined ? Math.max(1, Math.min(last, page - 1)) : undefined;
  const knownPage = page > 1 && isGone(error) ? (data ? page - 1 : 1) : lastPage;
  usePageRedirect(knownPage, answer !== undefined && !isEmpty && !isPlaceholderData, list);

  const empty: 'page' | 'list' = isBeyondTheEnd ? 'page' : 'list';
  return {
    answer,
    rows: answer?.data ?? noRows,
    /** The answer has more rows than the maximum page size. */
    tooLong: (data?.data.length ?? 0) > maxPerPage,
    /** The page number of the answer, if it differs from the requested one. */
    answeredPage,
    /** What is empty, if anything: the list, or a page beyond its end. */
    empty: !isEmpty || lastPage !== undefined ? undefined : empty,
  };
};
