import { dayParts } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { inDigits } from '@/lib/formats/formats';

/** The number of weeks on the board, and on narrow screens. */
export const WEEKS = 52;
export const NARROW_WEEKS = 12;

/** The Sundays of some weeks, from the week of the first date on. */
export const weeksFrom = (first: PlainDate, count: number): PlainDate[] => {
  const sunday = sundayBefore(first);
  return Array.from({ length: count }, (_, index) => addDays(sunday, index * 7));
};

type Calendar = Display['calendar'];

/** The months above the weeks, by name and with their year, each with the number of weeks that begin in it. */
export const monthsOver = (weeks: readonly PlainDate[], calendar: Calendar) => {
  const months: { name: string; label: string; weeks: number }[] = [];
  for (const week of weeks) {
    const { month: name, year } = dayParts(week, calendar);
    const label = `${name} ${inDigits(year)}`;
    const last = months.at(-1);
    if (last?.label === label) last.weeks += 1;
    else months.push({ name, label, weeks: 1 });
  }
  return months;
};
