import { datesOf } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { plural } from '@/lib/text/plural';
import { startsIn } from './bars';
import type { ChosenWeeks } from './selection';

/** What happens to a planned departure: it is created, or skipped as its date or week already has one, or is past. */
export type PlannedState = 'new' | 'exists' | 'week' | 'past';

export interface PlannedDeparture {
  packageId: number;
  date: PlainDate;
  /** The dates of the week's existing departures. */
  now: readonly PlainDate[];
  state: PlannedState;
}

/** The most departures created at once. */
export const MOST_DEPARTURES = 500;

interface PlanRules {
  /** 0 for Sunday. */
  weekdays: readonly number[];
  /** Skips weeks that already have a departure. */
  onlyEmpty: boolean;
  today: PlainDate;
}

/** A departure on each of the weekdays in each selected week; packages whose departures are unknown are skipped. */
export const planDepartures = (
  selection: ChosenWeeks,
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

/** What a plan skips, as sentences. */
export const leftOutInWords = (plan: readonly PlannedDeparture[]): string => {
  const count = (...states: PlannedState[]) => plan.filter(({ state }) => states.includes(state)).length;
  const [exists, past] = [count('exists', 'week'), count('past')];
  return [
    exists > 0 &&
      plural(exists, {
        one: $localize`# is skipped, as there is a departure already.`,
        other: $localize`# are skipped, as there is a departure already.`,
      }),
    past > 0 && plural(past, { one: $localize`# day is past.`, other: $localize`# days are past.` }),
  ]
    .filter(Boolean)
    .join(' ');
};
