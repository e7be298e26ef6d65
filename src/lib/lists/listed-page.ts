import { hasNext, type ListPageOf, renderedPage, sizeOf } from './paging';

/** A list page for going from record to record: plain data, stored in the history state. */
export interface ListedPage {
  page: number;
  ids: readonly number[];
  /** How many rows precede it. */
  before: number;
  /** How many rows the whole list has, if the API says so. */
  total: number | undefined;
  more: boolean;
}

/** What to store of the answer to page `page`, requested with `perPage` rows. */
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
 * The position of record `id` in its list: the ids before and after it, or at an end of the page the adjacent page
 * number; `position` counts from 1 over the whole list. Undefined if it is not on the page.
 */
export const positionIn = ({ page, ids, before, total, more }: ListedPage, id: number) => {
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
