import { hasNext, type ListPageOf, sizeOf } from './paging';

/** The record beside another in a list: `row` is missing where it stands at the near end of another page. */
export interface Neighbour<Row> {
  page: number;
  row?: Row;
}

/** Where a record stands in a list. */
export interface Standing<Row> {
  previous: Neighbour<Row> | undefined;
  next: Neighbour<Row> | undefined;
  /** Counted from 1 over the whole list, where the API tells how long that is. */
  position: { at: number; of: number } | undefined;
}

/** Where the record `id` stands in a list of which this is the page `number`; nothing if it is not on it. */
export const standingOf = <Row extends { id: number }>(
  answer: ListPageOf<Row>,
  { page: number, perPage }: { page: number; perPage: number },
  id: number,
): Standing<Row> | undefined => {
  const { data, meta } = answer;
  const at = data.findIndex((row) => row.id === id);
  if (at < 0) return undefined;
  const [before, after] = [data[at - 1], data[at + 1]];
  return {
    previous: before ? { page: number, row: before } : number > 1 ? { page: number - 1 } : undefined,
    next: after
      ? { page: number, row: after }
      : hasNext(answer, number, perPage)
        ? { page: number + 1 }
        : undefined,
    position:
      meta?.total === undefined
        ? undefined
        : { at: (number - 1) * sizeOf(meta, perPage) + at + 1, of: meta.total },
  };
};
