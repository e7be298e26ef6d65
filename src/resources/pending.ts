import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { hasNext, lastPageOf, type ListPageOf } from '@/lib/lists/paging';
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

const isDecided = ({ request_status }: Requested): boolean => decided.includes(request_status);

/** A row without a status, or with one that does not tell whether it waits. */
export const isUnclear = (row: Requested): boolean => !isPending(row) && !isDecided(row);

/** Whether the API of a list call applies the filter, once known. */
const heeds = new WeakMap<object, boolean>();

const heedsFilter = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<boolean> => {
  const known = heeds.get(list);
  if (known !== undefined) return known;
  const one = { page: 1, per_page: 1 };
  const answers = [
    list({ request_status: 'pending', ...one }, undefined, signal),
    list(one, undefined, signal),
  ];
  const [waiting = 0, all = 0] = (await Promise.all(answers)).map(
    ({ data, meta }) => lastPageOf(meta, 1) ?? data.length,
  );
  if (waiting < all) heeds.set(list, true);
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
    if (answer.data.some(isDecided)) heeds.set(list, false);
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
export interface PendingRequests {
  /** As far as it can be determined. */
  count: number | undefined;
  /** The rows read so far, in list order. */
  rows: readonly WaitingRow[];
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
 * Counts the pending requests as the number of pages at one row per page, with one call, or two for large counts.
 * Undefined if the API gives no page count or ignores the filter.
 */
export const countWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<number | undefined> => {
  if (heeds.get(list) === false) return undefined;
  const read = (page: number) => pendingReader(list)({ page, per_page: 1 }, signal);
  const answer = await read(1);
  const [first] = answer.data;
  if (first === undefined) return hasNext(answer, 1, 1) ? undefined : 0;
  if (!isPending(first)) return undefined;
  // An API without paging sends everything at once.
  if (answer.data.length > 1)
    return hasNext(answer, 1, answer.data.length + 1) ? undefined : answer.data.filter(isPending).length;
  const count = lastPageOf(answer.meta, 1);
  if (count === undefined || count < MANY) return count;
  return (await read(count)).data.every(isPending) ? count : undefined;
};

/**
 * Reads the pending requests: usually one call for a page, which gives the number and the rows. If the API does not
 * apply the filter, they are counted among all rows, if those have a status and are not too many.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<PendingRequests> => {
  const read = (page: number) => pendingReader(list)({ page, per_page: maxPerPage }, signal);
  const first = await read(1);
  if (first.data.every(isPending) && (lastPageOf(first.meta, maxPerPage) ?? 1) > 1) {
    const count = await countWaiting(list, signal);
    if (count !== undefined) return { count, rows: first.data.map(waitingRow) };
  }
  const readOn = (page: number) => (page === 1 ? Promise.resolve(first) : read(page));
  const { rows, unreadable, incomplete } = await readPages(readOn, { most: mostPages });
  const waiting = rows.filter(isPending);
  const isUnfiltered = waiting.length < rows.length;
  const isUnknown = incomplete || (isUnfiltered && (unreadable > 0 || rows.some(isUnclear)));
  return { count: isUnknown ? undefined : waiting.length + unreadable, rows: waiting.map(waitingRow) };
};
