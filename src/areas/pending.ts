import { countRows, type RowCount } from '@/lib/count-rows';
import { maxPerPage } from '@/lib/list-search';
import { hasNext, type ListPageOf } from '@/lib/paging';

/** A record that may be a request of a vendor's; a row that does not say so is none. */
export interface Requested {
  request_status?: string | undefined;
  created_at?: string | null | undefined;
}

interface PendingParams {
  request_status: 'pending';
  page: number;
  per_page: number;
}

export type ListRequests<Row extends Requested> = (
  params: PendingParams,
  signal: AbortSignal | undefined,
) => Promise<ListPageOf<Row>>;

/** Whether the row itself says that it waits: an API may ignore the filter that asks for such rows. */
export const isPending = ({ request_status }: Requested): boolean => request_status === 'pending';

const isSilent = ({ request_status }: Requested) => request_status === undefined;

/** What is known of the requests that wait. */
export interface Waiting extends RowCount {
  /** Since when the first of them waits, where every one of them says so. */
  oldest?: string | undefined;
}

/** In how many pages of an API that does not filter requests are looked for. */
export const mostPages = 5;

const firstOf = (rows: readonly Requested[]): string | undefined => {
  const dates = rows.flatMap(({ created_at }) => created_at ?? []);
  if (dates.length < rows.length) return undefined;
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
};

const byLastPage = <Row extends Requested>(list: ListRequests<Row>, signal?: AbortSignal) =>
  countRows((page) => list({ request_status: 'pending', ...page }, signal), isPending);

/**
 * The requests that wait, by their rows: mostly with one call, a page of them, which shows how many there are, since when,
 * and whether the API heeds the filter. Where it does not, they are counted among all the rows, as far as those say so and
 * are not too many.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const rows: Row[] = [];
  let unreadable = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await list({ request_status: 'pending', page, per_page: maxPerPage }, signal);
    rows.push(...answer.data);
    unreadable += answer.meta?.unreadable ?? 0;
    const unfiltered = !rows.every(isPending);
    if (!hasNext(answer, page, maxPerPage)) {
      if (unfiltered && (unreadable > 0 || rows.some(isSilent))) return { count: undefined, unfiltered };
      const waiting = rows.filter(isPending);
      return { count: waiting.length + unreadable, oldest: firstOf(waiting), unfiltered };
    }
    if (!unfiltered && page === 1) {
      const counted = await byLastPage(list, signal);
      if (!counted.unfiltered) return counted;
    }
  }
  return { count: undefined, unfiltered: true };
};

/** How many requests wait, by one row and the number of pages; by their rows where that does not tell. */
export const countWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const counted = await byLastPage(list, signal);
  return counted.count === undefined ? readWaiting(list, signal) : counted;
};
