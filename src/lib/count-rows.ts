import { hasNext, lastPageOf, type ListPageOf } from './paging';

/** A page of a list, of one row. */
export interface OneRow {
  page: number;
  per_page: 1;
}

/** How many rows a list has under its filters, as far as it can be known. */
export interface RowCount {
  count: number | undefined;
  /** A row came that the filters should have kept out: the API does not heed them. */
  unfiltered?: boolean;
}

/** From here on the last row is looked at, too: a list that is not filtered is long, and may begin with what was asked for. */
const many = 100;

/**
 * Counts the rows of a list by its last page at one row a page: with one call, or two where there are many. The number is
 * unknown where the API gives no number of pages, or answers with a row that the filters should have kept out.
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
  // An API that does not page sends everything at once.
  if (answer.data.length > 1)
    return {
      count: hasNext(answer, 1, answer.data.length + 1) ? undefined : answer.data.filter(matches).length,
    };
  const count = lastPageOf(answer.meta, 1);
  if (count === undefined || count < many) return { count };
  const end = await read({ page: count, per_page: 1 });
  return end.data.some(isForeign) ? { count: undefined, unfiltered: true } : { count };
};
