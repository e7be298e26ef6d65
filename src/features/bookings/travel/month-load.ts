import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';

/** The load of a day, from 1 to 4; 0 without bookings. */
export type Load = 0 | 1 | 2 | 3 | 4;

const loads = [1, 2, 3, 4] as const;

/** The load relative to the busiest day of the month; a few bookings are a low load in any month. */
export const loadOf = (count: number, most: number): Load =>
  count === 0 ? 0 : (loads[Math.ceil((count / Math.max(most, loads.length)) * loads.length) - 1] ?? 4);

/** The range of bookings for each load, without empty ranges. */
export const loadSpans = (most: number): { load: Load; from: number; to: number }[] =>
  loads.flatMap((load) => {
    const counts = Array.from({ length: most }, (_, index) => index + 1);
    const own = counts.filter((count) => loadOf(count, most) === load);
    const [from, to] = [own[0], own.at(-1)];
    return from === undefined || to === undefined ? [] : [{ load, from, to }];
  });

/** The lines in a day's cell. */
export interface DayLines {
  lines: { name: string; count: number }[];
  /** The number of bookings not in the lines. */
  others: number;
}

/** The services with the most bookings of a day; the travellers if all displayed bookings are for one service. */
export const linesOf = (bookings: readonly Booking[], byTraveller: boolean, most = 3): DayLines => {
  const nameOf = (booking: Booking) =>
    (byTraveller ? travellerOf(booking) : undefined) ?? nameOfBooking(booking);
  const named = [...Map.groupBy(bookings, nameOf)].map(([name, { length }]) => ({ name, count: length }));
  const lines = named.sort((a, b) => b.count - a.count).slice(0, most);
  return { lines, others: bookings.length - lines.reduce((sum, { count }) => sum + count, 0) };
};
