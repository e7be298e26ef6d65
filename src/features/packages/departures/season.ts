import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates';

/** Which days of a season are departures; weekdays count from 0, Sunday. */
type Repeat = { kind: 'weekdays'; weekdays: readonly number[] } | { kind: 'interval'; days: number };

export interface SeasonPattern {
  from: PlainDate;
  to: PlainDate;
  repeat: Repeat;
}

/** A day of a plan: to be created, or left out because there is a departure on it already. */
export interface PlannedDay {
  date: PlainDate;
  exists: boolean;
}

/** The most departures that one plan may hold: a year of them. */
export const SEASON_LIMIT = 366;

const A_SUNDAY: PlainDate = '1899-12-31';

/** 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (date: PlainDate): number => ((daysBetween(A_SUNDAY, date) % 7) + 7) % 7;

/** The days of a pattern, in order, at most one more than `SEASON_LIMIT`; none while it is incomplete. */
export function seasonDates({ from, to, repeat }: SeasonPattern): PlainDate[] {
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
}

/** Each day once, in order, with the mark of those on which there is a departure already. */
export const planSeason = (dates: readonly PlainDate[], existing: ReadonlySet<PlainDate>): PlannedDay[] =>
  [...new Set(dates)].sort().map((date) => ({ date, exists: existing.has(date) }));

/** The months, as their first days, in which the days lie. */
export const monthsOf = (days: readonly PlannedDay[]): PlainDate[] => [
  ...new Set(days.map(({ date }) => `${date.slice(0, 7)}-01`)),
];

/** A month as weeks from Sunday to Saturday, with gaps before its first and after its last day. */
export function weeksOf(month: PlainDate): (PlainDate | undefined)[][] {
  const days: (PlainDate | undefined)[] = Array<undefined>(weekdayNumber(month)).fill(undefined);
  for (let date = month; date.slice(0, 7) === month.slice(0, 7); date = addDays(date, 1)) days.push(date);
  while (days.length % 7 > 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
