import { allPages } from '@/components/data-table/all-pages';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { areOrdered, orderBookings, type ReadPage, travelDay } from './ordered-bookings';

export interface Travel {
  /** The bookings of each day in the range. */
  days: ReadonlyMap<PlainDate, readonly Booking[]>;
  /** How many bookings pass the filters, whenever they travel. */
  total: number;
}

/** The API does not order by travel date: every page has to be read to know who travels when. */
export interface Unordered {
  pages: number;
}

/** Of the bookings that were read none says a day that can be read: an API may name it otherwise. */
export interface Undated {
  undated: number;
}

/** Both days included. */
export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

/** So many pages are read without asking where the API does not order them. */
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

/** Of all bookings, in any order, those of some days. */
export const travelIn = (rows: readonly Booking[], range: DayRange): Travel | Undated =>
  undatedIn(rows) ?? { days: daysOf(rows, range), total: rows.length };

/**
 * Reads the bookings of some days out of many, and how many there are in all, with a few pages. The result says if the
 * API does not keep the order, and has too many pages to read them all unasked, or gives no dates.
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
