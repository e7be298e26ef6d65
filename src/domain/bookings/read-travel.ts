import { allPages } from '@/components/data-table/all-pages';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { areOrdered, orderBookings, type ReadPage, travelDay } from './ordered-bookings';

export interface Travel {
  /** The bookings of each date in the range. */
  days: ReadonlyMap<PlainDate, readonly Booking[]>;
  /** The number of bookings under the filters, on any date. */
  total: number;
}

/** The API does not sort by travel date: every page must be read. */
export interface Unordered {
  pages: number;
}

/** None of the bookings read has a valid date: an API may use another name for it. */
export interface Undated {
  undated: number;
}

/** Both dates inclusive. */
export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

/** The most unsorted pages to read without a request by the user. */
export const fewPages = 10;

const daysOf = (bookings: readonly Booking[], { from, to }: DayRange) => {
  const days = new Map<PlainDate, Booking[]>();
  for (const booking of bookings) {
    const date = travelDay(booking);
    if (date === undefined || date < from || date > to) continue;
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return days;
};

const unique = (rows: readonly Booking[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

export const undatedIn = (rows: readonly Booking[]): Undated | undefined =>
  rows.length > 0 && rows.every((row) => travelDay(row) === undefined) ? { undated: rows.length } : undefined;

/** The bookings of a date range, from all bookings in any order. */
export const travelIn = (rows: readonly Booking[], range: DayRange): Travel | Undated =>
  undatedIn(rows) ?? { days: daysOf(rows, range), total: rows.length };

/**
 * Reads the bookings of a date range, and the total number, with few pages. The result says if the API does not sort
 * and has too many pages, or sends no dates.
 */
export const readTravel = async (
  read: ReadPage,
  range: DayRange,
  perPage: number,
): Promise<Travel | Unordered | Undated> => {
  const { page, last, size, total, countBefore, seen } = await orderBookings(read, perPage);
  const rows: Booking[] = [];
  const before = await countBefore(range.from);
  for (let number = Math.floor(before / size) + 1; number <= last; number += 1) {
    const { data } = await page(number);
    rows.push(...data);
    const date = data.map(travelDay).at(-1);
    if (date === undefined || date > range.to) break;
  }
  const undated = undatedIn(unique(seen()));
  if (undated) return undated;
  if (areOrdered(seen())) return { days: daysOf(unique(rows), range), total };
  if (last > fewPages) return { pages: last };
  return travelIn(await allPages(page), range);
};
