import { maxPerPage } from './list-search';

/** What an API says about a page of a list; any of it may be missing. */
export interface PageMeta {
  last_page?: number;
  per_page?: number;
  current_page?: number;
  total?: number;
  /** Number of rows left out because they could not be read, or have the id of another row; and the ids of the latter. */
  unreadable?: number;
  repeated?: number[];
}

/** One page of a list, as the API returns it. */
export interface ListPageOf<Row> {
  data: Row[];
  meta?: PageMeta | undefined;
}

/** Rows per page: from the API if given, else as requested. */
export const sizeOf = (meta: PageMeta | undefined, perPage: number): number =>
  meta?.per_page !== undefined && meta.per_page > 0 ? meta.per_page : perPage;

/** The last page's number, if the API gives enough to know it; `perPage` rows were requested. */
export const lastPageOf = (meta: PageMeta | undefined, perPage: number): number | undefined => {
  if (meta?.last_page !== undefined || meta?.total === undefined) return meta?.last_page;
  return Math.max(1, Math.ceil(meta.total / sizeOf(meta, perPage)));
};

/** The number of rows sent, with those that could not be read. */
export const lengthOf = ({ data, meta }: ListPageOf<unknown>) => data.length + (meta?.unreadable ?? 0);

/** Whether a page follows this one; if the API does not say, a full page has one. */
export const hasNext = (answer: ListPageOf<unknown>, page: number, perPage: number): boolean => {
  const last = lastPageOf(answer.meta, perPage);
  return last === undefined ? lengthOf(answer) >= sizeOf(answer.meta, perPage) : page < last;
};

/** Page `page` of all rows. */
export const pageOfAll = <Row>(rows: readonly Row[], page: number, perPage: number) => ({
  data: rows.slice((page - 1) * perPage, page * perPage),
  meta: {
    last_page: Math.max(1, Math.ceil(rows.length / perPage)),
    per_page: perPage,
    current_page: page,
    total: rows.length,
  },
});

/**
 * The rows to render as page `page`. An API without paging sends its whole list every time, which is paged here; any
 * other page is cut to the maximum length.
 */
export const renderedPage = <Row>(
  answer: ListPageOf<Row>,
  page: number,
  perPage: number,
): ListPageOf<Row> => {
  const { data, meta } = answer;
  const last = lastPageOf(meta, perPage) ?? 1;
  const tooLong = data.length > Math.max(maxPerPage, meta?.per_page ?? 0);
  if (data.length > perPage && (last <= 1 || tooLong)) {
    const cut = pageOfAll(data, page, perPage);
    return { ...cut, meta: { ...meta, ...cut.meta } };
  }
  return data.length > maxPerPage ? { data: data.slice(0, maxPerPage), meta } : answer;
};
