import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { uniqueRows } from '@/lib/lists/all-pages';
import type { BookingPages, Share } from './booking-pages';
import {
  type AllBookings,
  orderBookings,
  travelDay,
  type Undated,
  undatedIn,
  type Unordered,
} from './ordered-bookings';

export interface Travel {
  /** The bookings of each date in the range. */
  days: ReadonlyMap<PlainDate, readonly Booking[]>;
  /** The number of bookings under the filters, on any date. */
  total: number;
  share?: Share | undefined;
}

/** Both dates inclusive. */
export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

const daysOf = (bookings: readonly Booking[], { from, to }: DayRange) => {
  const days = new Map<PlainDate, Booking[]>();
  for (const booking of uniqueRows([{ data: [...bookings] }])) {
    const date = travelDay(booking);
    if (date === undefined || date < from || date > to) continue;
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return days;
};

/** The bookings of a date range, from all bookings. */
export const travelIn = ({ rows, share }: AllBookings, range: DayRange): Travel | Undated =>
  undatedIn(rows) ?? { days: daysOf(rows, range), total: share?.of ?? rows.length, share };

/**
 * Reads the bookings of a date range, and the total number, with few pages. The result says if the API does not sort
 * and has too many pages to read unless they are limited, or sends no dates.
 */
export const readTravel = async (
  pages: BookingPages,
  range: DayRange,
): Promise<Travel | Unordered | Undated> => {
  const { last, size, total, countBefore, seen, unsorted } = await orderBookings(pages);
  const before = await countBefore(range.from);
  for (let number = Math.floor(before / size) + 1; number <= last; number += 1) {
    const { data } = await pages.page(number);
    const date = data.map(travelDay).at(-1);
    if (date === undefined || date > range.to) break;
  }
  const other = await unsorted();
  if (!other) return { days: daysOf(seen(), range), total, share: pages.cut() };
  return 'rows' in other ? travelIn(other, range) : other;
};
