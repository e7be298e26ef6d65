import { useCallback, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch, ListSearchOf, Paging } from '@/lib/lists/list-search';

/** A list's search parameters from the URL, and the functions that change them. */
export interface ListState<Params extends object> {
  definition: ListSearchOf<Params>;
  search: ListSearch<Params>;
  /** The query parameters of the list call. */
  params: Params;
  page: number;
  perPage: number;
  /** Changes paging or order; `replace` adds no history entry. */
  set: (changes: Paging, replace?: boolean) => void;
  /** Changes filters and returns to the first page. */
  filter: (changes: Partial<Record<string, string | undefined>>, replace?: boolean) => void;
  clearFilters: () => void;
}

/** Reads and writes a list's search parameters; the URL is the only place where they are kept. */
export const useListSearch = <Params extends object>(definition: ListSearchOf<Params>): ListState<Params> => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => definition.validate(raw), [definition, raw]);
  const params = useMemo(() => definition.params(search), [definition, search]);

  const set = useCallback(
    (changes: object, replace = false) => {
      void navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => definition.change(previous, changes) as never,
        replace,
        resetScroll: false,
      });
    },
    [definition, navigate],
  );
  const filter = (changes: object, replace?: boolean) => set({ ...changes, page: undefined }, replace);
  const clearFilters = () =>
    filter(Object.fromEntries(definition.filters.map(({ name }) => [name, undefined])));

  return {
    definition,
    search,
    params,
    page: search.page ?? 1,
    perPage: search.per_page ?? definition.perPage,
    set,
    filter,
    clearFilters,
  };
};
