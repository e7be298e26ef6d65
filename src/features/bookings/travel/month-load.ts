import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';

/** How full the days of a month are, from 1 to 4; 0 for a day without bookings. */
export type Load = 0 | 1 | 2 | 3 | 4;

const loads = [1, 2, 3, 4] as const;

/** The load of a day against the fullest one of the month; a few bookings are few in any month. */
export const loadOf = (count: number, most: number): Load =>
  count === 0 ? 0 : (loads[Math.ceil((count / Math.max(most, loads.length)) * loads.length) - 1] ?? 4);

/** How many bookings each load means; a load that no number has is left out. */
export const loadSpans = (most: number): { load: Load; from: number; to: number }[] =>
  loads.flatMap((load) => {
    const counts = Array.from({ length: most }, (_, index) => index + 1);
    const own = counts.filter((count) => loadOf(count, most) === load);
    const [from, to] = [own[0], own.at(-1)];
    return from === undefined || to === undefined ? [] : [{ load, from, to }];
  });

/** What a day's cell says in its few lines. */
export interface DayLines {
  lines: { name: string; count: number }[];
  /** How many bookings the lines leave out. */
  others: number;
}

/**
 * The services that most of a day's bookings are for; where all bookings on display are for one service, who travels with
 * it.
 */
export const linesOf = (bookings: readonly Booking[], byTraveller: boolean, most = 3): DayLines => {
  const nameOf = (booking: Booking) =>
    (byTraveller ? travellerOf(booking) : undefined) ?? nameOfBooking(booking);
  const named = [...Map.groupBy(bookings, nameOf)].map(([name, { length }]) => ({ name, count: length }));
  const lines = named.sort((a, b) => b.count - a.count).slice(0, most);
  return { lines, others: bookings.length - lines.reduce((sum, { count }) => sum + count, 0) };
};
