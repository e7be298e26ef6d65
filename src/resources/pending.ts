import { queryOptions } from '@tanstack/react-query';
import type { PersonReference } from '@/generated/model';
import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { lastPageOf, lengthOf, type ListPageOf, sizeOf } from '@/lib/lists/paging';
import { firstNonBlank } from '@/lib/records/record-name';

/** A record that may be a vendor's request; without a status it is none. */
export interface Requested {
  id: number;
  name?: string | null | undefined;
  request_status?: string | undefined;
  created_at?: string | null | undefined;
  vendor?: PersonReference | null | undefined;
  owner?: PersonReference | null | undefined;
}

interface PendingParams {
  page: number;
  per_page: number;
  request_status?: 'pending';
  name?: string;
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

/** The fewest and the most rows that a list can have by one of its pages. */
const boundsOf = (answer: ListPageOf<unknown>, perPage: number) => {
  const last = lastPageOf(answer.meta, perPage) ?? 1;
  const size = sizeOf(answer.meta, perPage);
  const length = lengthOf(answer);
  return last <= 1 ? { fewest: length, most: length } : { fewest: (last - 1) * size + 1, most: last * size };
};

/** Whether the API of a list call applies the filter, asked once. */
const heeds = new WeakMap<object, Promise<boolean>>();

/** Compares the number of these filtered rows with that of all: the filter is applied if there are fewer. */
const heedsFilter = <Row extends Requested>(
  list: ListRequests<Row>,
  filtered: ListPageOf<Row>,
): Promise<boolean> => {
  const known = heeds.get(list);
  if (known) return known;
  const asked = list({ page: 1, per_page: 1 }, undefined, undefined).then(
    (all) => boundsOf(filtered, maxPerPage).most < boundsOf(all, 1).fewest,
  );
  heeds.set(list, asked);
  asked.catch(() => heeds.delete(list));
  return asked;
};

type ReadPage<Row> = (page: number, signal?: AbortSignal) => Promise<ListPageOf<Row>>;

/**
 * Reads a page of pending requests, or of those that the API finds by a name. If rows have no status, the filter is
 * trusted if it gives fewer rows than the whole list has; of fewer by a name that says nothing.
 */
export const pendingReader =
  <Row extends Requested>(list: ListRequests<Row>, name = ''): ReadPage<Row> =>
  async (page, signal) => {
    const params = { request_status: 'pending', page, per_page: maxPerPage, ...(name && { name }) } as const;
    const answer = await list(params, undefined, signal);
    if (answer.data.some(isDecided)) heeds.set(list, Promise.resolve(false));
    if (!answer.data.some(isUnclear)) return answer;
    if (!(await (name ? heeds.get(list) : heedsFilter(list, answer)))) return answer;
    const data = answer.data.map((row) => (isUnclear(row) ? { ...row, request_status: 'pending' } : row));
    return { ...answer, data };
  };

/** The queries of such pages, which the menu and the queue share; `path` is that of the list call. */
export const pendingPages = <Row extends Requested>(path: string, list: ListRequests<Row>, name = '') => {
  const read = pendingReader(list, name);
  return (page: number) =>
    queryOptions({ queryKey: [path, 'pending', name, page], queryFn: ({ signal }) => read(page, signal) });
};

/** A pending request: its name and, if known, when and by whom it was made. */
export interface WaitingRow {
  id: number;
  name: string | undefined;
  since: string | undefined;
  by: PersonReference | undefined;
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

const waitingRow = (row: Requested): WaitingRow => ({
  id: row.id,
  name: firstNonBlank(row.name),
  since: firstNonBlank(row.created_at),
  by: row.vendor ?? row.owner ?? undefined,
});

/**
 * Reads the pending requests: usually one call for a page, which gives the number and the rows, and a second one for the
 * last page. If the API does not apply the filter, they are counted among all rows, if those have a status and are not
 * too many.
 */
export const readWaiting = async <Row extends Requested>(read: ReadPage<Row>): Promise<PendingRequests> => {
  const first = await read(1);
  const known = new Map([[1, first]]);
  const last = lastPageOf(first.meta, maxPerPage) ?? 1;
  // An unfiltered list is long, and may begin with pending rows.
  if (last > 1 && first.data.every(isPending)) {
    const end = await read(last);
    known.set(last, end);
    if (end.data.every(isPending))
      return {
        count: (last - 1) * sizeOf(first.meta, maxPerPage) + lengthOf(end),
        rows: first.data.map(waitingRow),
      };
  }
  const readOn = async (page: number) => known.get(page) ?? read(page);
  const { rows, unreadable, incomplete } = await readPages(readOn, { most: mostPages });
  const waiting = rows.filter(isPending);
  const isUnfiltered = waiting.length < rows.length;
  const isUnknown = incomplete || (isUnfiltered && (unreadable > 0 || rows.some(isUnclear)));
  return { count: isUnknown ? undefined : waiting.length + unreadable, rows: waiting.map(waitingRow) };
};
