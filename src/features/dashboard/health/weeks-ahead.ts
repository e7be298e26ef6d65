import type { Departing, ShopHealth } from '@/domain/listings/shop-health';
import { addDays, type PlainDate } from '@/lib/dates';
import { sundayBefore } from '@/lib/weeks';

/** From the first day to the last, both included. */
export interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** A departure that was seen: its day, its package, and where that one's departures are. */
export interface SeenDeparture {
  date: PlainDate;
  path: string;
  name: string;
}

/** The days of the week that begins on this Sunday, from today on. */
export const daysOfWeek = (sunday: PlainDate, today: PlainDate): Days => ({
  from: sunday < today ? today : sunday,
  to: addDays(sunday, 6),
});

/** The next 30 days, today included. */
export const nextDays = (today: PlainDate): Days => ({ from: today, to: addDays(today, 29) });

/** The departures on these days, in their order. */
export const departuresOn = (departing: readonly Departing[], { from, to }: Days): SeenDeparture[] =>
  departing
    .flatMap(({ path, name, dates }) => dates.map((date) => ({ date, path, name })))
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => a.date.localeCompare(b.date));

type Seen = Pick<ShopHealth, 'departures' | 'undated'>;

/** How many departures there are on these days; nothing where some package's do not say on which they are. */
export const countOn = ({ departures, undated }: Seen, days: Days): number | undefined =>
  undated > 0 ? undefined : departuresOn(departures, days).length;

/** How many departures there are in each of the next weeks, which begin on Sundays; the first holds today. */
export const weeksAhead = (seen: Seen, today: PlainDate, weeks = 8) =>
  Array.from({ length: weeks }, (_, index) => {
    const sunday = addDays(sundayBefore(today), index * 7);
    return { sunday, count: countOn(seen, daysOfWeek(sunday, today)) };
  });
