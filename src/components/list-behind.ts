import type { ListSearchOf } from '@/lib/list-search';
import type { ListPageOf } from '@/lib/paging';
import type { ReadOptions } from './read-options';

/** A list, as the screens of its records know it. */
export interface ListBehind<Row extends { id: number }, Params extends object> {
  /** Where the list is: "/packages". */
  path: string;
  search: ListSearchOf<Params>;
  /** The generated query options of one page. */
  page: (params: Params) => ReadOptions<ListPageOf<Row>>;
}

type AnyList = ListBehind<{ id: number }, object>;

const lists = new Map<string, AnyList>();

/** Makes a list known to the screens of its records. */
export const noteList = <Params extends object>(
  path: string,
  search: ListSearchOf<Params>,
  page: (params: Params) => ReadOptions,
) => {
  lists.set(path, { path, search: search, page: page as never });
};

/** The list at this path, if it has been visited or preloaded. */
export const listAt = (path: string): AnyList | undefined => lists.get(path);
