import type { Booking } from '@/generated/model';
import { daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { readPages } from '@/lib/lists/all-pages';
import { lastPageOf, lengthOf, sizeOf } from '@/lib/lists/paging';
import type { BookingPages, Share } from './booking-pages';
import { lastPageByReading } from './last-page';

/** The travel date of a booking; undefined if missing or invalid. */
export const travelDay = ({ start_date }: Booking): PlainDate | undefined =>
  start_date && isPlainDate(start_date) ? start_date : undefined;

/** None of the bookings read has a valid date: an API may use another name for it. */
export interface Undated {
  undated: number;
  /** Some of them, to find the date in. */
  sample: readonly Booking[];
}

/** The API does not sort by travel date: every page must be read. */
export interface Unordered {
  pages: number;
}

/** All bookings, in any order; `share` if the API did not send all pages. */
export interface AllBookings {
  rows: readonly Booking[];
  share?: Share | undefined;
}

/** The most unsorted pages to read without a request by the user. */
const FEW_PAGES = 10;

/** Reads all bookings, page by page. */
export const readAll = async (
  { page, share, cut }: Pick<BookingPages, 'page' | 'share' | 'cut'>,
  onPage?: (page: number, of: number | undefined) => void,
): Promise<AllBookings> => {
  const { rows, incomplete } = await readPages(page, { onPage });
  return { rows, share: cut() ?? (incomplete ? { ...share(), read: rows.length } : undefined) };
};

interface Bound {
  page: number;
  date: PlainDate | undefined;
}

/** The interpolated page of a date between two pages; every other step bisects, in case dates are uneven. */
const pageBetween = (low: Bound, high: Bound, day: PlainDate, step: number): number => {
  const [first, last] = [low.page, high.page - 1];
  const days = low.date && high.date ? daysBetween(low.date, high.date) : 0;
  if (step % 2 === 1 || days <= 0 || !low.date) return Math.floor((first + last) / 2);
  const share = daysBetween(low.date, day) / days;
  return Math.min(Math.max(first + Math.floor(share * (high.page - low.page)), first), last);
};

export const undatedIn = (rows: readonly Booking[]): Undated | undefined =>
  rows.length > 0 && rows.every((row) => travelDay(row) === undefined) ? undated(rows) : undefined;

export const undated = (rows: readonly Booking[]): Undated => ({
  undated: rows.length,
  sample: rows.slice(0, 30),
});

/** Whether the rows are sorted by date; databases put those without a date first or last. */
const areOrdered = (rows: readonly Booking[]): boolean => {
  const dates = rows.map(travelDay).filter((date) => date !== undefined);
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date);
};

/** Reads the first and the last page of the bookings, and then others on demand. */
export const orderBookings = async (pages: BookingPages) => {
  const { page, perPage, most } = pages;
  const first = await page(1);
  const named = lastPageOf(first.meta, perPage);
  const last = Math.max(named ?? (await lastPageByReading(page)), 1);
  const size = named === undefined ? Math.max(lengthOf(first), 1) : sizeOf(first.meta, perPage);
  const end = await page(last);
  const isOtherPage = (end.meta?.current_page ?? last) !== last;
  const undatedFirst = first.data.map(travelDay)[0] === undefined;
  const seen = () => pages.until(last);

  const isBefore = (row: Booking, day: PlainDate) => {
    const date = travelDay(row);
    return date === undefined ? undatedFirst : date < day;
  };
  const dateAt = async (number: number, at: 0 | -1) => (await page(number)).data.map(travelDay).at(at);

  /** The number of rows before the first on or after this date; `guess` is the previous result. */
  const countBefore = async (day: PlainDate, guess?: number) => {
    let low: Bound = { page: 1, date: await dateAt(1, 0) };
    let high: Bound = { page: last + 1, date: await dateAt(last, -1) };
    let next = guess === undefined ? undefined : Math.min(Math.floor(guess / size) + 1, last);
    for (let step = 0; low.page < high.page; step += 1) {
      const number = next ?? pageBetween(low, high, day, step);
      next = undefined;
      const { data } = await page(number);
      const at = data.findIndex((row) => !isBefore(row, day));
      if (at > 0) return (number - 1) * size + at;
      if (at === 0) high = { page: number, date: await dateAt(number, 0) };
      else low = { page: number + 1, date: await dateAt(number, -1) };
    }
    return Math.min((low.page - 1) * size, (last - 1) * size + end.data.length);
  };

  return {
    last,
    size,
    total: (last - 1) * size + lengthOf(end),
    countBefore,
    /** The rows read so far, in the API's order. */
    seen,
    /** Undefined if the rows read so far are sorted by date; else all rows, or why they were not read. */
    unsorted: async (): Promise<AllBookings | Unordered | Undated | undefined> => {
      const rows = seen();
      const undated = undatedIn(rows);
      if (undated || (!isOtherPage && areOrdered(rows))) return undated;
      return most === undefined && last > FEW_PAGES ? { pages: last } : readAll(pages);
    },
  };
};
