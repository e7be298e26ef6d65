import type { Display } from '@/components/text/display';
import { bsMonthName, toBs } from '@/lib/dates/bikram-sambat';
import { addDays, formatPlainDate, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';

/** The number of weeks on the board, and on narrow screens. */
export const WEEKS = 52;
export const NARROW_WEEKS = 12;

/** The Sundays of some weeks, from the week of the first date on. */
export const weeksFrom = (first: PlainDate, count: number): PlainDate[] => {
  const sunday = sundayBefore(first);
  return Array.from({ length: count }, (_, index) => addDays(sunday, index * 7));
};

type Calendar = Display['calendar'];

const monthOf = (date: PlainDate, calendar: Calendar): string => {
  const bs = calendar === 'bs' ? toBs(date) : undefined;
  return bs ? `${bsMonthName(bs.month)} ${bs.year}` : formatPlainDate(date).replace(/^\d+ /, '');
};

/** The months above the weeks, each with the number of weeks that begin in it. */
export const monthsOver = (weeks: readonly PlainDate[], calendar: Calendar) => {
  const months: { label: string; weeks: number }[] = [];
  for (const week of weeks) {
    const label = monthOf(week, calendar);
    const last = months.at(-1);
    if (last?.label === label) last.weeks += 1;
    else months.push({ label, weeks: 1 });
  }
  return months;
};

/** The day of the month on which a week begins. */
export const dayNumber = (week: PlainDate, calendar: Calendar): number =>
  (calendar === 'bs' ? toBs(week)?.day : undefined) ?? Number(week.slice(8));
