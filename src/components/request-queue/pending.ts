import { countRows } from '@/lib/count-rows';
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

type ListRequests<Row extends Requested> = (
  params: PendingParams,
  signal: AbortSignal | undefined,
) => Promise<ListPageOf<Row>>;

/** Whether the row itself says that it waits: an API may ignore the filter that asks for such rows. */
export const isPending = ({ request_status }: Requested): boolean => request_status === 'pending';

/** What is known of the requests that wait. */
interface Waiting {
  /** `undefined` where it cannot be known: the API ignores the filter, or tells no number of pages. */
  count: number | undefined;
  /** Since when the first of them waits, where every one of them says so. */
  oldest?: string | undefined;
}

const firstOf = (rows: readonly Requested[]): string | undefined => {
  const dates = rows.flatMap(({ created_at }) => created_at ?? []);
  if (dates.length < rows.length) return undefined;
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
};

/**
 * The requests that wait, mostly with one call: a page of them shows how many there are, since when, and whether the API
 * heeds the filter. Only where more than a page wait they are counted by the last page at one row a page.
 */
export const readWaiting = async <Row extends Requested>(
  list: ListRequests<Row>,
  signal?: AbortSignal,
): Promise<Waiting> => {
  const read = (page: { page: 1; per_page: number }) => list({ request_status: 'pending', ...page }, signal);
  const answer = await read({ page: 1, per_page: maxPerPage });
  if (!answer.data.every(isPending)) return { count: undefined };
  if (hasNext(answer, 1, maxPerPage)) return { count: await countRows(read, isPending) };
  return {
    count: answer.data.length + (answer.meta?.unreadable ?? 0),
    oldest: firstOf(answer.data),
  };
};
