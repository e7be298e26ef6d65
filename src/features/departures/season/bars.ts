import { isActive, isAhead } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import type { TravelSeason } from './seasons';
import { weeksFrom } from './weeks';

/** A departure on the board, as long as its trip. */
export interface Bar {
  departure: Departure;
  /** The start and length in weeks, clipped to the displayed weeks. */
  at: number;
  length: number;
  /** Overlapping trips are in different lanes. */
  lane: number;
}

/** The most lanes that fit; further trips share them. */
const MOST_LANES = 3;

const ordered = (departures: readonly Departure[]) =>
  departures
    .filter(({ departure_date: date }) => isPlainDate(date))
    .toSorted((a, b) => a.departure_date.localeCompare(b.departure_date));

/** The departures of a package as bars; a trip of unknown length counts as one day. */
export const barsOver = (
  departures: readonly Departure[],
  days: number | undefined,
  weeks: readonly PlainDate[],
): { bars: Bar[]; lanes: number } => {
  const [first] = weeks;
  if (first === undefined) return { bars: [], lanes: 1 };
  const end = weeks.length * 7;
  const freeFrom: number[] = [];
  const bars = ordered(departures).flatMap((departure): Bar[] => {
    const from = daysBetween(first, departure.departure_date);
    const to = from + Math.max(1, days ?? 1);
    if (to <= 0 || from >= end) return [];
    const free = freeFrom.findIndex((day) => day <= from);
    const lane = free >= 0 ? free : freeFrom.length < MOST_LANES ? freeFrom.length : 0;
    freeFrom[lane] = Math.max(to, freeFrom[lane] ?? 0);
    const start = Math.max(0, from);
    return [{ departure, lane, at: start / 7, length: (Math.min(end, to) - start) / 7 }];
  });
  return { bars, lanes: Math.max(1, freeFrom.length) };
};

/** The weeks with travellers on an active departure, by their Sundays. */
export const travelledWeeks = (
  departures: readonly Departure[],
  days: number | undefined,
): ReadonlySet<PlainDate> =>
  new Set(
    ordered(departures)
      .filter(isActive)
      .flatMap(({ departure_date: date }) => {
        const first = sundayBefore(date);
        const last = sundayBefore(addDays(date, Math.max(1, days ?? 1) - 1));
        return weeksFrom(first, daysBetween(first, last) / 7 + 1);
      }),
  );

/** The date of the last active departure from today on. */
export const soldUntil = (departures: readonly Departure[], today: PlainDate): PlainDate | undefined =>
  ordered(departures)
    .filter((row) => isAhead(row, today))
    .at(-1)?.departure_date;

/** The number of remaining weeks of a season, and of those with travellers. */
export const coverage = (
  travelled: ReadonlySet<PlainDate>,
  { from, to }: TravelSeason,
  today: PlainDate,
): { covered: number; weeks: number } => {
  const first = sundayBefore(from > today ? from : today);
  const weeks = weeksFrom(first, Math.floor(daysBetween(first, to) / 7) + 1);
  return { covered: weeks.filter((week) => travelled.has(week)).length, weeks: weeks.length };
};

/** The departures in the week that begins on this date. */
export const startsIn = (departures: readonly Departure[], week: PlainDate): Departure[] =>
  ordered(departures).filter(({ departure_date: date }) => date >= week && date <= addDays(week, 6));
