import { orderIn } from '@/lib/dates/date-candidates';
import { dateWords } from '@/lib/dates/date-words';
import { addDays, daysBetween, type PlainDate, weekdayNumber } from '@/lib/dates/dates';
import { readDate } from '@/lib/dates/typed-date';

const inWords: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  आज: 0,
  भोलि: 1,
  हिजो: -1,
};

/** The years to try if none is typed, as offsets from this one, for both calendars. */
const YEARS = [-1, 0, 1, 55, 56, 57, 58];

/** The next day of a weekday that is typed whole, in either language. */
const nextCalled = (typed: string, today: PlainDate) => {
  const { plain, weekday } = dateWords(typed);
  if (plain !== '' || weekday === undefined || !/(?:day|[बव]ार)$/u.test(typed)) return undefined;
  return addDays(today, (weekday - weekdayNumber(today) + 7) % 7);
};

const withYears = (text: string, today: PlainDate) =>
  /\p{L}/u.test(text) && /[\d०-९]/.test(text)
    ? YEARS.map((ahead) => `${text} ${Number(today.slice(0, 4)) + ahead}`)
    : [];

/** The days that a text may mean; none if it does not show the order of day and month. */
const daysIn = (text: string): PlainDate[] => {
  if (orderIn(text) === 'either') return [];
  const reading = readDate(text);
  return 'date' in reading ? [reading.date] : (reading.choices ?? []).map(({ date }) => date);
};

/** Parses a date in either calendar; the one nearest to today if year or calendar are ambiguous. */
export const readDay = (text: string, today: PlainDate): PlainDate | undefined => {
  const typed = text.trim().toLowerCase();
  const ahead = inWords[typed];
  if (ahead !== undefined) return addDays(today, ahead);
  const called = nextCalled(typed, today);
  if (called !== undefined) return called;
  const distance = (date: PlainDate) => Math.abs(daysBetween(today, date));
  return [typed, ...withYears(typed, today)].flatMap(daysIn).sort((a, b) => distance(a) - distance(b))[0];
};
