import { maxPerPage } from '@/lib/lists/list-search';
import { hasNext, lastPageOf, type ListPageOf } from '@/lib/lists/paging';
import { readPages } from '@/lib/lists/read-pages';
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
export interface Waiting {
  /** As far as it can be determined. */
  count: number | undefined;
  /** A row came that does not wait: the API ignores the filter. */
  unfiltered?: boolean;
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

/** From this count on, the last row is checked too: an unfiltered list is long, and may begin with a pending one. */
const MANY = 100;

/**
 * Counts the pending requests as the number of pages at one row per page, with one call, or two for large counts. The
 * number is unknown if the API gives no page count or ignores the filter.
 */
const countByPages = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const read = (page: number) => pendingReader(list)({ page, per_page: 1 }, signal);
  const answer = await read(1);
  const [first] = answer.data;
  if (first === undefined) return { count: hasNext(answer, 1, 1) ? undefined : 0 };
  if (!isPending(first)) return { count: undefined, unfiltered: true };
  // An API without paging sends everything at once.
  if (answer.data.length > 1)
    return {
      count: hasNext(answer, 1, answer.data.length + 1) ? undefined : answer.data.filter(isPending).length,
    };
  const count = lastPageOf(answer.meta, 1);
  if (count === undefined || count < MANY) return { count };
  const end = await read(count);
  return end.data.every(isPending) ? { count } : { count: undefined, unfiltered: true };
};

/**
 * Reads the pending requests by their rows: usually one call for a page, which gives the number, the rows, and whether
 * the API applies the filter. If it does not, they are counted among all rows, if those have a status and are not too
 * many.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const read = (page: number) => pendingReader(list)({ page, per_page: maxPerPage }, signal);
  const first = await read(1);
  if (first.data.every(isPending) && (lastPageOf(first.meta, maxPerPage) ?? 1) > 1) {
    const counted = await countByPages(list, signal);
    if (!counted.unfiltered) return { ...counted, rows: first.data.map(waitingRow) };
  }
  const { rows, unreadable, incomplete } = await readPages(
    (page) => (page === 1 ? Promise.resolve(first) : read(page)),
    {
      most: mostPages,
    },
  );
  const waiting = rows.filter(isPending);
  const unfiltered = waiting.length < rows.length;
  const isUnknown = incomplete || (unfiltered && (unreadable > 0 || rows.some(isUnclear)));
  return {
    count: isUnknown ? undefined : waiting.length + unreadable,
    rows: waiting.map(waitingRow),
    unfiltered,
  };
};

/** Counts the pending requests with few rows; by all their rows if that is unreliable. */
export const countWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const counted = await countByPages(list, signal);
  return counted.count === undefined ? readWaiting(list, signal) : counted;
};
