import { datesOf } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { startsIn } from './bars';
import type { Selection } from './selection';

/** What becomes of a planned departure: it is created, or left out as the day or its week has one already, or is past. */
export type PlannedState = 'new' | 'exists' | 'week' | 'past';

export interface PlannedDeparture {
  packageId: number;
  date: PlainDate;
  /** The days of the departures that the week has already. */
  now: readonly PlainDate[];
  state: PlannedState;
}

/** The most departures that are created in one go. */
export const MOST_DEPARTURES = 500;

interface PlanRules {
  /** 0 for Sunday. */
  weekdays: readonly number[];
  /** Leaves out weeks that have a departure already. */
  onlyEmpty: boolean;
  today: PlainDate;
}

/**
 * A departure on each of the weekdays in each of the weeks that were chosen; packages whose departures are not known are left
 * out.
 */
export const planDepartures = (
  selection: Selection,
  known: ReadonlyMap<number, readonly Departure[]>,
  { weekdays, onlyEmpty, today }: PlanRules,
): PlannedDeparture[] =>
  [...selection].flatMap(([packageId, weeks]) => {
    const departures = known.get(packageId);
    if (!departures) return [];
    const taken = datesOf(departures);
    return [...weeks].sort().flatMap((week) => {
      const now = startsIn(departures, week).map(({ departure_date }) => departure_date);
      const stateOf = (date: PlainDate): PlannedState => {
        if (taken.has(date)) return 'exists';
        if (date < today) return 'past';
        return onlyEmpty && now.length > 0 ? 'week' : 'new';
      };
      return weekdays
        .toSorted((a, b) => a - b)
        .map((weekday): PlannedDeparture => {
          const date = addDays(week, weekday);
          return { packageId, date, now, state: stateOf(date) };
        });
    });
  });

/** What is left out of a plan, in sentences. */
export const leftOutInWords = (plan: readonly PlannedDeparture[]): string => {
  const count = (...states: PlannedState[]) => plan.filter(({ state }) => states.includes(state)).length;
  const [exists, past] = [count('exists', 'week'), count('past')];
  return [
    exists > 0 &&
      plural(exists, {
        one: '# is skipped, as there is a departure already.',
        other: '# are skipped, as there is a departure already.',
      }),
    past > 0 && plural(past, { one: '# day is past.', other: '# days are past.' }),
  ]
    .filter(Boolean)
    .join(' ');
};
