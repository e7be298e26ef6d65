import { bsMonthName, bsOf, toBs } from '@/lib/dates/bikram-sambat';
import { clockInNepal, formatPlainDate, type PlainDate, shortMonthNames } from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';
import { type Display, hasBoth, leadsWithBs } from './display';

type Calendar = Display['calendar'];

/** A date in the calendar that is selected first, where two would be too long. */
export const dayName = (date: PlainDate, calendar: Calendar): string =>
  (leadsWithBs(calendar) ? bsOf(date) : undefined) ?? formatPlainDate(date);

/** A date in the second of two selected calendars; undefined where there is none. */
export const otherDayName = (date: PlainDate, calendar: Calendar): string | undefined => {
  const bs = hasBoth(calendar) ? bsOf(date) : undefined;
  return bs !== undefined && leadsWithBs(calendar) ? formatPlainDate(date) : bs;
};

/** A date in the selected calendars: `18 Mar 2027 · 4 Chaitra 2083 BS`, or the other way round. */
export const dayInWords = (date: PlainDate, calendar: Calendar): string =>
  [dayName(date, calendar), otherDayName(date, calendar)].filter(Boolean).join(' · ');

/** A timestamp in Nepal's time zone, in the selected calendars; an invalid one is returned unchanged. */
export const momentInWords = (moment: string, calendar: Calendar): string => {
  const clock = clockInNepal(moment);
  return clock ? `${dayInWords(clock.date, calendar)}, ${inDigits(clock.time)}` : moment;
};

/** Day, name of the month and year of a date in the calendar that is selected first: 18, `Mar` and 2027. */
export const dayParts = (
  date: PlainDate,
  calendar: Calendar,
): { day: number; month: string; year: number } => {
  const bs = leadsWithBs(calendar) ? toBs(date) : undefined;
  if (bs) return { ...bs, month: bsMonthName(bs.month) };
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, month: shortMonthNames[month - 1] ?? '', year };
};
