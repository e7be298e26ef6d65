import { addDays, daysBetween, isPlainDate, type PlainDate, weekdayNumber } from '@/lib/dates/dates';
import { plural } from '@/lib/text/plural';

/** The pattern of a season; weekdays count from 0, Sunday. */
type Repeat = { kind: 'weekdays'; weekdays: readonly number[] } | { kind: 'interval'; days: number };

export interface SeasonPattern {
  from: PlainDate;
  to: PlainDate;
  repeat: Repeat;
}

/** What happens to a day: it is created, or skipped as it is excluded, has a departure, or is past. */
export type DayState = 'new' | 'off' | 'exists' | 'past';

export interface PlannedDay {
  date: PlainDate;
  state: DayState;
}

/** What decides about the days of a season besides its pattern. */
interface PlanRules {
  /** The dates with a departure. */
  existing: ReadonlySet<PlainDate>;
  /** The excluded days. */
  off: readonly PlainDate[];
  today: PlainDate;
}

/** The most departures in one plan: a year of them. */
export const SEASON_LIMIT = 366;

/** The dates of a pattern, in order, at most one more than `SEASON_LIMIT`; none while it is incomplete. */
export const seasonDates = ({ from, to, repeat }: SeasonPattern): PlainDate[] => {
  if (!isPlainDate(from) || !isPlainDate(to)) return [];
  const step = repeat.kind === 'interval' ? repeat.days : 1;
  if (!Number.isInteger(step) || step < 1) return [];
  if (repeat.kind === 'weekdays' && repeat.weekdays.length === 0) return [];
  const dates: PlainDate[] = [];
  const span = daysBetween(from, to);
  for (let offset = 0; offset <= span && dates.length <= SEASON_LIMIT; offset += step) {
    const date = addDays(from, offset);
    if (repeat.kind === 'interval' || repeat.weekdays.includes(weekdayNumber(date))) dates.push(date);
  }
  return dates;
};

const stateOf = (date: PlainDate, { existing, off, today }: PlanRules): DayState => {
  if (existing.has(date)) return 'exists';
  if (date < today) return 'past';
  return off.includes(date) ? 'off' : 'new';
};

/** Each date once, in order, with its state. */
export const planSeason = (dates: readonly PlainDate[], rules: PlanRules): PlannedDay[] =>
  [...new Set(dates)].sort().map((date) => ({ date, state: stateOf(date, rules) }));

/** The dates to create. */
export const newDays = (plan: readonly PlannedDay[]): PlainDate[] =>
  plan.filter(({ state }) => state === 'new').map(({ date }) => date);

/** A plan as text: the number of departures, and what is skipped. */
export const planInWords = (plan: readonly PlannedDay[]): string => {
  if (plan.length === 0) return $localize`No dates yet.`;
  const count = (state: DayState) => plan.filter((day) => day.state === state).length;
  const [exists, past, off] = [count('exists'), count('past'), count('off')];
  return [
    plural(count('new'), {
      one: $localize`# departure to create.`,
      other: $localize`# departures to create.`,
    }),
    exists > 0 &&
      plural(exists, {
        one: $localize`# departure on these days already: skipped.`,
        other: $localize`# departures on these days already: skipped.`,
      }),
    past > 0 &&
      plural(past, { one: $localize`# day is past: skipped.`, other: $localize`# days are past: skipped.` }),
    off > 0 && plural(off, { one: $localize`# day is left out.`, other: $localize`# days are left out.` }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** The target of an arrow key from a day: by days, or by weeks to the nearest one; undefined at the ends. */
export const dayBeside = (
  days: readonly PlainDate[],
  from: PlainDate,
  key: string,
): PlainDate | undefined => {
  const at = days.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return days[at - 1];
    case 'ArrowRight':
      return days[at + 1];
    case 'ArrowUp':
      return days.findLast((day) => day <= addDays(from, -7));
    case 'ArrowDown':
      return days.find((day) => day >= addDays(from, 7));
    case 'Home':
      return days[0];
    case 'End':
      return days.at(-1);
    default:
      return undefined;
  }
};

/** The months of the days, as their first dates. */
export const monthsOf = (days: readonly PlainDate[]): PlainDate[] => [
  ...new Set(days.map((date) => `${date.slice(0, 7)}-01`)),
];
