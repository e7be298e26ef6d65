import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { uniqueRows } from '@/lib/lists/all-pages';
import { lastPageOf, type ListPageOf } from '@/lib/lists/paging';

/** The most pages among which today's is searched for: each waits for the one before, while somebody types. */
const MOST_TRIED = 4;

const dayOf = (booking: Booking | undefined): PlainDate => booking?.start_date ?? '';

const isLatestFirst = (rows: readonly Booking[]) =>
  rows.every((row, index) => index === 0 || dayOf(rows[index - 1]) >= dayOf(row));

/**
 * Upcoming bookings first, then past ones, latest first. `read` reads a page of `perPage` rows, latest travel first: where
 * the first page ends after today, today's page is searched for, unless the API does not sort.
 */
export const nearestBookings = async (
  read: (page: number) => Promise<ListPageOf<Booking>>,
  perPage: number,
  today: PlainDate,
): Promise<Booking[]> => {
  const first = await read(1);
  const pages = new Map([[1, first]]);
  let [low, high] = [1, isLatestFirst(first.data) ? (lastPageOf(first.meta, perPage) ?? 1) : 1];
  if (dayOf(first.data.at(-1)) < today) high = 1;
  for (let tried = 0; tried < MOST_TRIED && low < high; tried += 1) {
    const middle = Math.ceil((low + high) / 2);
    const page = await read(middle);
    pages.set(middle, page);
    if (dayOf(page.data[0]) < today) high = middle - 1;
    else low = middle;
    if (low === middle && dayOf(page.data.at(-1)) < today) high = middle;
  }
  // The page with today may have few that are still to come: the next ones are on the page before.
  const before = low - 1;
  if (before > 1 && !pages.has(before)) pages.set(before, await read(before));
  return nearestFirst(uniqueRows([...pages.values()]), today, ({ start_date }) => start_date ?? undefined);
};
