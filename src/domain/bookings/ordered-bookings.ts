import type { Booking } from '@/generated/model';
import { daysBetween, isPlainDate, type PlainDate } from '@/lib/dates';
import { lastPageOf, type ListPageOf, sizeOf } from '@/lib/paging';
import { lastPageByReading } from './last-page';

/** One page of the bookings that pass the filters, ordered by travel date where the API heeds that. */
export type ReadPage = (page: number) => Promise<ListPageOf<Booking>>;

/** The day of travel, where the booking says one that can be read. */
export const travelDay = ({ start_date }: Booking): PlainDate | undefined =>
  start_date && isPlainDate(start_date) ? start_date : undefined;

/** The bookings in the order of the API's answers, read page by page, each page once. */
export interface OrderedBookings {
  last: number;
  /** How many rows a page has. */
  size: number;
  total: number;
  /** The API answers with other pages than are asked for. */
  otherPages: boolean;
  page: ReadPage;
  /** How many rows come before the first that travels on this day or later; `guess` is where it was last. */
  countBefore: (day: PlainDate, guess?: number) => Promise<number>;
  /** The rows that were read so far, in their order; what an API sends beyond its last page is none of them. */
  seen: () => Booking[];
}

interface Bound {
  page: number;
  date: PlainDate | undefined;
}

/** Where a day may be between two pages whose dates are known; every other step halves, in case the days are not even. */
const pageBetween = (low: Bound, high: Bound, day: PlainDate, step: number): number => {
  const [first, last] = [low.page, high.page - 1];
  const days = low.date && high.date ? daysBetween(low.date, high.date) : 0;
  if (step % 2 === 1 || days <= 0 || !low.date) return Math.floor((first + last) / 2);
  const share = daysBetween(low.date, day) / days;
  return Math.min(Math.max(first + Math.floor(share * (high.page - low.page)), first), last);
};

/** Reads each page once, and keeps it. */
export const readOnce = (read: ReadPage) => {
  const known = new Map<number, ListPageOf<Booking>>();
  const page: ReadPage = async (number) => {
    const answer = known.get(number) ?? (await read(number));
    known.set(number, answer);
    return answer;
  };
  return { known, page };
};

/** Reads the first and the last page of the bookings, and then what it is asked for. */
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

/** Whether the rows are in the order of their dates; databases have those without a date first or last. */
export const areOrdered = (rows: readonly Booking[]): boolean => {
  const dates = rows.map(travelDay).filter((date) => date !== undefined);
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date);
};
