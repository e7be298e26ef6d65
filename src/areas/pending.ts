import { countRows, type RowCount } from '@/lib/count-rows';
import { maxPerPage } from '@/lib/list-search';
import { hasNext, lastPageOf, type ListPageOf } from '@/lib/paging';
import { firstName } from '@/lib/record-name';

/** A record that may be a request of a vendor's; a row that does not say so is none. */
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

/** Whether the row itself says that it waits: an API may ignore the filter that asks for such rows. */
export const isPending = ({ request_status }: Requested): boolean => request_status === 'pending';

const isSilent = ({ request_status }: Requested) => request_status === undefined;

/** A row that says nothing of it, or by another word than the contract's. */
const isUnclear = (row: Requested) => !isPending(row) && row.request_status !== 'approved';

/** The lists of which it was seen that the API heeds the filter of requests. */
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
 * Reads a page of the requests that wait. Of rows that do not say so, the API's word counts where it has fewer of them under the
 * filter than in all: it heeds it.
 */
export const pendingReader =
  <Row extends Requested>(list: ListRequests<Row>) =>
  async (page: PageParams, signal?: AbortSignal): Promise<ListPageOf<Row>> => {
    const answer = await list({ request_status: 'pending', ...page }, undefined, signal);
    if (!answer.data.some(isUnclear) || !(await heedsFilter(list, signal))) return answer;
    const data = answer.data.map((row) => (isUnclear(row) ? { ...row, request_status: 'pending' } : row));
    return { ...answer, data };
  };

/** A request that waits: what it is called, and since when it waits, as far as its row says so. */
export interface WaitingRow {
  id: number;
  name: string | undefined;
  since: string | undefined;
}

/** What is known of the requests that wait. */
export interface Waiting extends RowCount {
  /** Those that were read, in the order of the list. */
  rows?: readonly WaitingRow[];
}

/** In how many pages of an API that does not filter requests are looked for. */
export const mostPages = 5;

const waitingRow = ({ id, name, created_at }: Requested): WaitingRow => ({
  id,
  name: firstName(name),
  since: firstName(created_at),
});

const byLastPage = <Row extends Requested>(list: ListRequests<Row>, signal?: AbortSignal) =>
  countRows((page) => pendingReader(list)(page, signal), isPending);

/**
 * The requests that wait, by their rows: mostly with one call, a page of them, which shows how many there are, which,
 * and whether the API heeds the filter. Where it does not, they are counted among all the rows, as far as those say so and
 * are not too many.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const read = pendingReader(list);
  const rows: Row[] = [];
  let unreadable = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await read({ page, per_page: maxPerPage }, signal);
    rows.push(...answer.data);
    unreadable += answer.meta?.unreadable ?? 0;
    const unfiltered = !rows.every(isPending);
    if (!hasNext(answer, page, maxPerPage)) {
      if (unfiltered && (unreadable > 0 || rows.some(isSilent)))
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

/** How many requests wait, by one row and the number of pages; by their rows where that does not tell. */
export const countWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const counted = await byLastPage(list, signal);
  return counted.count === undefined ? readWaiting(list, signal) : counted;
};
