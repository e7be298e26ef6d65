import { hasNext, lastPageOf, type ListPageOf } from './paging';

/** A list page of one row. */
export interface OneRow {
  page: number;
  per_page: 1;
}

/** How many rows a list has under its filters, as far as that can be determined. */
export interface RowCount {
  count: number | undefined;
  /** A row came that the filters exclude: the API ignores them. */
  unfiltered?: boolean;
}

/** From this count on, the last row is checked too: an unfiltered list is long, and may begin with a matching row. */
const many = 100;

/**
 * Counts the rows of a list as its number of pages at one row per page, with one call, or two for large counts. The
 * number is unknown if the API gives no page count or returns a row that the filters exclude.
 */
export const countRows = async <Row>(
  read: (page: OneRow) => Promise<ListPageOf<Row>>,
  matches: (row: Row) => boolean,
): Promise<RowCount> => {
  const isForeign = (row: Row) => !matches(row);
  const answer = await read({ page: 1, per_page: 1 });
  const [first] = answer.data;
  if (first === undefined) return { count: hasNext(answer, 1, 1) ? undefined : 0 };
  if (isForeign(first)) return { count: undefined, unfiltered: true };
  // An API without paging sends everything at once.
  if (answer.data.length > 1)
    return {
      count: hasNext(answer, 1, answer.data.length + 1) ? undefined : answer.data.filter(matches).length,
    };
  const count = lastPageOf(answer.meta, 1);
  if (count === undefined || count < many) return { count };
  const end = await read({ page: count, per_page: 1 });
  return end.data.some(isForeign) ? { count: undefined, unfiltered: true } : { count };
};
