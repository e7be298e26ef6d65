import { hasNext, lastPageOf, type ListPageOf } from './paging';

/** The first page of a list, of one row. */
export interface OnePage {
  page: 1;
  per_page: 1;
}

/**
 * How many rows a list has under its filters: the last page at one row a page. `undefined` where that cannot be known: the
 * API tells no number of pages, or answers with a row that the filters should have kept out.
 */
export const countRows = async <Row>(
  read: (page: OnePage) => Promise<ListPageOf<Row>>,
  matches: (row: Row) => boolean,
): Promise<number | undefined> => {
  const answer = await read({ page: 1, per_page: 1 });
  const [first] = answer.data;
  if (first === undefined) return hasNext(answer, 1, 1) ? undefined : 0;
  if (!matches(first)) return undefined;
  if (answer.data.length === 1) return lastPageOf(answer.meta, 1);
  // An API that does not page sends everything at once.
  return hasNext(answer, 1, answer.data.length + 1) ? undefined : answer.data.filter(matches).length;
};
