import { bsOf } from '@/lib/bikram-sambat';
import { clockInNepal, formatPlainDate, type PlainDate } from '@/lib/dates';
import type { Display } from './display';

/** A day in one calendar, where two would be too long: Bikram Sambat if that alone was chosen. */
export const dayName = (date: PlainDate, calendar: Display['calendar']): string =>
  (calendar === 'bs' ? bsOf(date) : undefined) ?? formatPlainDate(date);

/** A day in words, in the calendars that were chosen: `18 Mar 2027 · 4 Chaitra 2083 BS`. */
export const dayInWords = (date: PlainDate, calendar: Display['calendar']): string => {
  const bs = calendar === 'both' ? bsOf(date) : undefined;
  return [dayName(date, calendar), bs].filter(Boolean).join(' · ');
};

/** A moment by the clocks in Nepal, in the calendars that were chosen; a text that is none comes back as it is. */
export const momentInWords = (moment: string, calendar: Display['calendar']): string => {
  const clock = clockInNepal(moment);
  return clock ? `${dayInWords(clock.date, calendar)}, ${clock.time}` : moment;
};
