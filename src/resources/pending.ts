import { countRows, type RowCount } from '@/lib/lists/count-rows';
import { maxPerPage } from '@/lib/lists/list-search';
import { lastPageOf, type ListPageOf, pageAfter, uniqueRows } from '@/lib/lists/paging';
import { firstNonBlank } from '@/lib/records/record-name';

/** A record that may be a vendor's request; without a status it is none. */
export interface Requested {
  id: number;
  name?: string | null | undefined;
  request_status?: string | undefined;
  created_at?: string | null | undefined;
}

interface PageParams {
  page: number;
  per_page: number;
}

interface PendingParams extends PageParams {
  request_status?: 'pending';
}

/** The generated list call. */
export type ListRequests<Row extends Requested> = (
  params: PendingParams,
  options: undefined,
  signal: AbortSignal | undefined,
) => Promise<ListPageOf<Row>>;

/** Whether the row itself is pending: an API may ignore the filter for such rows. */
export const isPending = ({ request_status }: Requested): boolean => request_status === 'pending';

const decided: readonly unknown[] = ['approved', 'rejected', 'declined'];

/** A row without a status, or with one that does not tell whether it waits. */
export const isUnclear = (row: Requested): boolean =>
  !isPending(row) && !decided.includes(row.request_status);

/** The list calls whose API is known to apply the filter. */
const heeded = new WeakSet();

const heedsFilter = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<boolean> => {
  if (heeded.has(list)) return true;
  const one = { page: 1, per_page: 1 };
  const answers = [
    list({ request_status: 'pending', ...one }, undefined, signal),
    list(one, undefined, signal),
  ];
  const [waiting = 0, all = 0] = (await Promise.all(answers)).map(
    ({ data, meta }) => lastPageOf(meta, 1) ?? data.length,
  );
  if (waiting < all) heeded.add(list);
  return waiting < all;
};

/**
 * Reads a page of pending requests. If rows have no status, the filter is trusted if it gives fewer rows than the whole
 * list has.
 */
export const pendingReader =
  <Row extends Requested>(list: ListRequests<Row>) =>
  async (page: PageParams, signal?: AbortSignal): Promise<ListPageOf<Row>> => {
    const answer = await list({ request_status: 'pending', ...page }, undefined, signal);
    if (!answer.data.some(isUnclear) || !(await heedsFilter(list, signal))) return answer;
    const data = answer.data.map((row) => (isUnclear(row) ? { ...row, request_status: 'pending' } : row));
    return { ...answer, data };
  };

/** A pending request: its name and, if known, when it was made. */
export interface WaitingRow {
  id: number;
  name: string | undefined;
  since: string | undefined;
}

/** The known pending requests. */
export interface Waiting extends RowCount {
  /** The rows read so far, in list order. */
  rows?: readonly WaitingRow[];
}

/** The most pages to search if an API does not filter requests. */
export const mostPages = 5;

const waitingRow = ({ id, name, created_at }: Requested): WaitingRow => ({
  id,
  name: firstNonBlank(name),
  since: firstNonBlank(created_at),
});

const byLastPage = <Row extends Requested>(list: ListRequests<Row>, signal?: AbortSignal) =>
  countRows((page) => pendingReader(list)(page, signal), isPending);

/**
 * Reads the pending requests by their rows: usually one call for a page, which gives the number, the rows, and whether
 * the API applies the filter. If it does not, they are counted among all rows, if those have a status and are not too
 * many.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const read = pendingReader(list);
  const pages: ListPageOf<Row>[] = [];
  let rows: Row[] = [];
  let unreadable = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await read({ page, per_page: maxPerPage }, signal);
    pages.push(answer);
    const before = rows.length;
    rows = uniqueRows(pages);
    if (rows.length > before) unreadable += answer.meta?.unreadable ?? 0;
    const unfiltered = !rows.every(isPending);
    if (pageAfter(pages, maxPerPage) === undefined) {
      if (unfiltered && (unreadable > 0 || rows.some(isUnclear)))
        return { count: undefined, rows: rows.filter(isPending).map(waitingRow), unfiltered };
      const waiting = rows.filter(isPending).map(waitingRow);
      return { count: waiting.length + unreadable, rows: waiting, unfiltered };
    }
    if (!unfiltered && page === 1) {
      const counted = await byLastPage(list, signal);
      if (!counted.unfiltered) return { ...counted, rows: rows.map(waitingRow) };
    }
  }
  return { count: undefined, rows: rows.filter(isPending).map(waitingRow), unfiltered: true };
};

/** Counts pending requests by the number of one-row pages; by their rows if that is unreliable. */
export const countWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const counted = await byLastPage(list, signal);
  return counted.count === undefined ? readWaiting(list, signal) : counted;
};
