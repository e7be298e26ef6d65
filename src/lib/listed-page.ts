import { hasNext, type ListPageOf, renderedPage, sizeOf } from './paging';

/** A page of a list, as one goes through it from record to record: plain data, which the history keeps. */
export interface ListedPage {
  page: number;
  ids: readonly number[];
  /** How many rows come before it. */
  before: number;
  /** How many rows the whole list has, where the API says. */
  total: number | undefined;
  /** Whether a page follows. */
  more: boolean;
}

/** What to keep of the answer to page `page`, which was asked for with `perPage` rows. */
export const listedPage = (answer: ListPageOf<{ id: number }>, page: number, perPage: number): ListedPage => {
  const rendered = renderedPage(answer, page, perPage);
  return {
    page,
    ids: rendered.data.map(({ id }) => id),
    before: (page - 1) * sizeOf(rendered.meta, perPage),
    total: rendered.meta?.total,
    more: hasNext(rendered, page, perPage),
  };
};

/**
 * Where the record `id` is in its list: the ids beside it, or at an end of the page the number of the page beside it;
 * `position` counts from 1 over the whole list. Nothing if it is not on the page.
 */
export const standingOf = ({ page, ids, before, total, more }: ListedPage, id: number) => {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  return {
    previous: ids[at - 1],
    pageBefore: at === 0 && page > 1 ? page - 1 : undefined,
    next: ids[at + 1],
    pageAfter: at === ids.length - 1 && more ? page + 1 : undefined,
    position: total === undefined ? undefined : { at: before + at + 1, of: total },
  };
};
