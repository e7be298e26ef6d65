import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { type Shift, shiftDate, yearOf } from './shifted-dates';

/** Which departures are copied, and to when. */
export interface Move {
  shift: Shift;
  /** Only the departures of this year, in the calendar of the shift; undefined for all. */
  season: number | undefined;
  /** The number of years by which they move; 0 if they stay. */
  years: number;
}

/** What becomes of a departure: it is copied, or left out as there is one on that day, or for another reason. */
export type MovedState = 'new' | 'exists' | 'twice' | 'past' | 'unknown';

export interface MovedDeparture {
  departure: Departure;
  /** The date of the copy; undefined if it is unknown. */
  date: PlainDate | undefined;
  state: MovedState;
}

/** The years with departures, and how many each has, in order. */
export const seasonsOf = (rows: readonly Departure[], shift: Shift): [year: number, count: number][] =>
  [...Map.groupBy(rows, (row) => yearOf(row.departure_date, shift))]
    .flatMap(([year, some]): [number, number][] => (year === undefined ? [] : [[year, some.length]]))
    .sort(([a], [b]) => a - b);

interface Rules {
  /** The dates on which the copy has a departure. */
  existing: ReadonlySet<PlainDate>;
  today: PlainDate;
}

/** The departures of a season, in order of their dates, with the dates of their copies. */
export const moveDepartures = (
  rows: readonly Departure[],
  { shift, season, years }: Move,
  { existing, today }: Rules,
): MovedDeparture[] => {
  const taken = new Set<PlainDate>();
  const stateOf = (date: PlainDate | undefined): MovedState => {
    if (date === undefined) return 'unknown';
    if (existing.has(date)) return 'exists';
    if (date < today) return 'past';
    if (taken.has(date)) return 'twice';
    taken.add(date);
    return 'new';
  };
  return rows
    .filter((row) => season === undefined || yearOf(row.departure_date, shift) === season)
    .toSorted((a, b) => a.departure_date.localeCompare(b.departure_date))
    .map((departure) => {
      const date = shiftDate(departure.departure_date, shift, years);
      return { departure, date, state: stateOf(date) };
    });
};
