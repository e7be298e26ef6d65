import { useEffect, useMemo, useRef } from 'react';
import { isGone } from '@/api/errors';
import { maxPerPage } from '@/lib/list-search';
import { lastPageOf, renderedPage } from '@/lib/paging';
import type { ListQuery, ListRow } from './column';
import type { ListState } from './use-list-search';

const noRows: never[] = [];

/**
 * The page of a list to render. A page beyond the end redirects to the last one if the API gives its number; a page
 * that the API rejects redirects to the first one, or to the one before. If that is beyond the end too, the API
 * miscounts, and the first page is shown.
 */
export const useRenderedPage = <Row extends ListRow, Params extends object>(
  { data, error, isPlaceholderData }: ListQuery<Row>,
  { page, perPage, set }: ListState<Params>,
) => {
  const answer = useMemo(() => data && renderedPage(data, page, perPage), [data, page, perPage]);
  const last = lastPageOf(answer?.meta, perPage);
  const isEmpty = answer?.data.length === 0;
  const current = isPlaceholderData ? undefined : answer?.meta?.current_page;
  const answeredPage = current === page ? undefined : current;
  const isClamped = answeredPage !== undefined && last !== undefined && page > last;
  const isBeyondTheEnd = (isEmpty || isClamped) && !isPlaceholderData && page > 1;
  const lastPage = isBeyondTheEnd && last !== undefined ? Math.max(1, Math.min(last, page - 1)) : undefined;
  const knownPage = page > 1 && isGone(error) ? (data ? page - 1 : 1) : lastPage;
  const sentTo = useRef<number>(undefined);
  const isShown = answer !== undefined && !isEmpty && !isPlaceholderData;
  useEffect(() => {
    if (knownPage !== undefined) {
      const next = sentTo.current === page ? 1 : knownPage;
      sentTo.current = next;
      set({ page: next }, true);
    } else if (isShown) sentTo.current = undefined;
  }, [page, knownPage, isShown, set]);

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
