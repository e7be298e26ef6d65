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

interface ListPage<Row> {
  data: readonly Row[];
  meta: { last_page: number; per_page: number; total?: number };
}

/** Where the record `id` stands in a list of which this is the page `number`; nothing if it is not on it. */
export const standingOf = <Row extends { id: number }>(
  { data, meta }: ListPage<Row>,
  number: number,
  id: number,
): Standing<Row> | undefined => {
  const at = data.findIndex((row) => row.id === id);
  if (at < 0) return undefined;
  const [before, after] = [data[at - 1], data[at + 1]];
  const beside = (page: number): Neighbour<Row> | undefined =>
    page >= 1 && page <= meta.last_page ? { page } : undefined;
  return {
    previous: before ? { page: number, row: before } : beside(number - 1),
    next: after ? { page: number, row: after } : beside(number + 1),
    position:
      meta.total === undefined ? undefined : { at: (number - 1) * meta.per_page + at + 1, of: meta.total },
  };
};
