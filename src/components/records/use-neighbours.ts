import { useEffect } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type LinkProps, type RouterHistory, useRouter } from '@tanstack/react-router';
import type { ReturnTo } from '@/components/links/from';
import { type ListedPage, listedPage, positionIn } from '@/lib/lists/listed-page';
import { isDeleted } from '@/lib/records/deleted-records';
import { highlightedOn, highlightRow } from '@/lib/records/highlighted-row';
import { type KnownList, useKnownList } from './known-lists';
import type { NeighbourLink, NeighbourLinks } from './neighbour-arrows';

/** A step in the browser's history. */
type Went = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

interface Beside {
  listed: ListedPage | undefined;
  /** Retries after a failure. */
  retry: (() => void) | undefined;
}

const noPage: ReturnType<KnownList['page']> = { queryKey: ['no page'], queryFn: skipToken };

/** The list's page with this number; undefined without a number. */
const useListedPage = (from: ReturnTo | undefined, page: number | undefined): Beside => {
  const list = useKnownList(from, page);
  const search = list?.search.validate({ ...from?.search, page });
  const query = useQuery({
    ...(list && search ? list.page(list.search.params(search)) : noPage),
    staleTime: Infinity,
  });
  const perPage = search?.per_page ?? list?.search.perPage;
  return {
    listed: query.data && page && perPage ? listedPage(query.data, page, perPage) : undefined,
    retry: query.isError && !query.isFetching ? () => void query.refetch() : undefined,
  };
};

/** The page without rows deleted since, and with its counts adjusted. */
const withoutDeleted = (listed: ListedPage, path: string): ListedPage => {
  const ids = listed.ids.filter((id) => !isDeleted(path, id));
  const total = listed.total === undefined ? undefined : listed.total - listed.ids.length + ids.length;
  return { ...listed, ids, total };
};

interface NeighboursOptions {
  /** The noun for a record, singular and in lower case: "package". */
  noun: string;
  id: number;
  /** The path of the list: "/packages". */
  list: string;
  /** The same screen of another record. */
  screen: (id: number) => LinkProps;
}

/** The links to the adjacent records in the list that this one was opened from; undefined if it was not. */
export const useNeighbours = (
  from: ReturnTo | undefined,
  { noun, id, list, screen }: NeighboursOptions,
): NeighbourLinks | undefined => {
  const { history } = useRouter();
  const isBehind = from?.path === list;
  // Going back, even by the browser's button, highlights the row of this record.
  useEffect(() => {
    if (!isBehind) return undefined;
    return history.subscribe(({ action }: Went) => {
      if (action.type === 'BACK') highlightRow(list, id, highlightedOn(list)?.created);
    });
  }, [history, isBehind, list, id]);
  const here = isBehind && from.list ? withoutDeleted(from.list, list) : undefined;
  const found = here && positionIn(here, id);
  const before = useListedPage(from, found?.pageBefore);
  const after = useListedPage(from, found?.pageAfter);
  if (!isBehind) return undefined;
  const linkTo = (label: string, onPage: number | undefined, beside: Beside, end: 0 | -1): NeighbourLink => {
    const next = onPage ?? beside.listed?.ids.at(end);
    const state = { from: { ...from, list: onPage === undefined ? beside.listed : from.list } };
    return {
      label,
      link: next === undefined ? undefined : { ...screen(next), replace: true, state },
      retry: beside.retry,
    };
  };
  return {
    position: found?.position,
    previous: linkTo($localize`Previous ${noun}:noun:`, found?.previous, before, -1),
    next: linkTo($localize`Next ${noun}:noun:`, found?.next, after, 0),
  };
};
