import { useEffect, useMemo, useRef } from 'react';
import { isGone } from '@/api/errors';
import { maxPerPage } from '@/lib/list-search';
import { lastPageOf, renderedPage } from '@/lib/paging';
import type { ListQuery, ListRow } from './column';
import type { ListState } from './use-list-search';

const noRows: never[] = [];

/**
 * The page of a list to render. A page beyond the end redirects to the last one, if the API says which that is; one that the
 * API does not know (any more) to the first, or to the one before. Where that is beyond the end as well, the API miscounts,
 * and the first page is shown.
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
    /** The whole answer has more rows than a page may have. */
    tooLong: (data?.data.length ?? 0) > maxPerPage,
    /** The page that came, where it is another one than was asked for. */
    answeredPage,
    /** What has no rows, if anything: the list, or a page beyond its end. */
    empty: !isEmpty || lastPage !== undefined ? undefined : empty,
  };
};
