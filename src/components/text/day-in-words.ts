import { bsOf } from '@/lib/dates/bikram-sambat';
import { clockInNepal, formatPlainDate, type PlainDate } from '@/lib/dates/dates';
import type { Display } from './display';

/** A date in one calendar, where two would be too long: Bikram Sambat if only that one is selected. */
export const dayName = (date: PlainDate, calendar: Display['calendar']): string =>
  (calendar === 'bs' ? bsOf(date) : undefined) ?? formatPlainDate(date);

/** A date in the selected calendars: `18 Mar 2027 · 4 Chaitra 2083 BS`. */
export const dayInWords = (date: PlainDate, calendar: Display['calendar']): string => {
  const bs = calendar === 'both' ? bsOf(date) : undefined;
  return [dayName(date, calendar), bs].filter(Boolean).join(' · ');
};

/** A timestamp in Nepal's time zone, in the selected calendars; an invalid one is returned unchanged. */
export const momentInWords = (moment: string, calendar: Display['calendar']): string => {
  const clock = clockInNepal(moment);
  return clock ? `${dayInWords(clock.date, calendar)}, ${clock.time}` : moment;
};
