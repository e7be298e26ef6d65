import type { Booking } from '@/generated/model';
import { daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { lastPageOf, type ListPageOf, sizeOf } from '@/lib/lists/paging';
import { lastPageByReading } from './last-page';

/** Reads a page of the filtered bookings, sorted by travel date if the API supports that. */
export type ReadPage = (page: number) => Promise<ListPageOf<Booking>>;

/** The travel date of a booking; undefined if missing or invalid. */
export const travelDay = ({ start_date }: Booking): PlainDate | undefined =>
  start_date && isPlainDate(start_date) ? start_date : undefined;

/** The bookings in the API's order, read page by page, each page once. */
export interface OrderedBookings {
  last: number;
  size: number;
  total: number;
  /** The API returns other pages than requested. */
  otherPages: boolean;
  page: ReadPage;
  /** The number of rows before the first on or after this date; `guess` is the previous result. */
  countBefore: (day: PlainDate, guess?: number) => Promise<number>;
  /** The rows read so far, in order, without those of pages beyond the last. */
  seen: () => Booking[];
}

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

/** Reads each page once and caches it. */
export const readOnce = (read: ReadPage) => {
  const known = new Map<number, ListPageOf<Booking>>();
  const page: ReadPage = async (number) => {
    const answer = known.get(number) ?? (await read(number));
    known.set(number, answer);
    return answer;
  };
  return { known, page };
};

/** Reads the first and the last page of the bookings, and then others on demand. */
export const orderBookings = async (read: ReadPage, perPage: number): Promise<OrderedBookings> => {
  const { known, page } = readOnce(read);
  const first = await page(1);
  const named = lastPageOf(first.meta, perPage);
  const last = Math.max(named ?? (await lastPageByReading(page)), 1);
  const length = first.data.length + (first.meta?.unreadable ?? 0);
  const size = named === undefined ? Math.max(length, 1) : sizeOf(first.meta, perPage);
  const end = await page(last);
  const undatedFirst = first.data.map(travelDay)[0] === undefined;

  const isBefore = (row: Booking, day: PlainDate) => {
    const date = travelDay(row);
    return date === undefined ? undatedFirst : date < day;
  };
  const dateAt = async (number: number, at: 0 | -1) => (await page(number)).data.map(travelDay).at(at);

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
    total: (last - 1) * size + end.data.length + (end.meta?.unreadable ?? 0),
    otherPages: (end.meta?.current_page ?? last) !== last,
    page,
    countBefore,
    seen: () =>
      [...known]
        .filter(([number]) => number <= last)
        .sort(([a], [b]) => a - b)
        .flatMap(([, { data }]) => data),
  };
};

/** Whether the rows are sorted by date; databases put those without a date first or last. */
export const areOrdered = (rows: readonly Booking[]): boolean => {
  const dates = rows.map(travelDay).filter((date) => date !== undefined);
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date);
};
