import { useEffect, useReducer } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ReturnTo } from '@/components/links/from';
import type { ListSearchOf } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';
import type { ReadOptions } from './read-options';

/** A list, as known to the screens of its records. */
export interface KnownList {
  search: ListSearchOf<object>;
  /** The generated query options of one page. */
  page: (params: object) => ReadOptions<ListPageOf<{ id: number }>>;
}

const lists = new Map<string, KnownList>();

/** Registers the list at `path` for the screens of its records. */
export const registerList = <Params extends object>(
  path: string,
  search: ListSearchOf<Params>,
  page: (params: Params) => ReadOptions,
) => {
  lists.set(path, { search, page } as never);
};

/** The list that a record was opened from, once its page `page` is needed; after a reload its route is loaded first. */
export const useKnownList = (from: ReturnTo | undefined, page: number | undefined): KnownList | undefined => {
  const router = useRouter();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const wanted = from && page !== undefined ? from : undefined;
  const list = wanted && lists.get(wanted.path);
  const missing = list ? undefined : wanted;
  useEffect(() => {
    if (!missing) return;
    const { path, search } = missing;
    // On failure, only the navigation through the list is missing.
    router.preloadRoute({ to: path, search: { ...search, page } as never }).then(rerender, () => undefined);
  }, [router, missing, page]);
  return list;
};
