import { inDigits } from '@/lib/formats/formats';
/**
 * A calendar date as `YYYY-MM-DD`. It has no time zone, so it stays a string; arithmetic is done in UTC, where every
 * day has 24 hours.
 */
export type PlainDate = string;

const DAY_MS = 86_400_000;
const NEPAL_AHEAD_MS = 345 * 60_000;
// The names are spelled out, because Intl formats are slow to load: see lazy.ts.
/** The names of the Gregorian months. */
export const monthNames =
  $localize`January February March April May June July August September October November December`.split(' ');
/** The short names of the Gregorian months, as in dates. */
export const shortMonthNames = $localize`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`.split(' ');
/** The weekday names in the order of `weekdayNumber`. */
export const weekdays = $localize`Sunday Monday Tuesday Wednesday Thursday Friday Saturday`.split(' ');
const shortWeekdays = $localize`Sun Mon Tue Wed Thu Fri Sat`.split(' ');

/** Milliseconds since the epoch of that date's midnight in UTC; undefined for an invalid date. */
const toUtc = (year: number, month: number, day: number): number | undefined => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : undefined;
};

const parse = (date: string): number | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? toUtc(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
};

const parseOrThrow = (date: PlainDate): number => {
  const time = parse(date);
  if (time === undefined) throw new RangeError(`"${date}" is not a date of the form YYYY-MM-DD`);
  return time;
};

const toPlain = (time: number): PlainDate => new Date(time).toISOString().slice(0, 10);

/** Today's date in Nepal, which is 5 hours and 45 minutes ahead of UTC all year; `now` in milliseconds since 1970. */
export const todayInNepal = (now = Date.now()): PlainDate => toPlain(now + NEPAL_AHEAD_MS);

/** Whether the text is a valid date, written exactly `YYYY-MM-DD`. */
export const isPlainDate = (text: string): boolean => parse(text) !== undefined;

/** `2027-03-12` as `12 Mar 2027`; a text that is not a date is returned unchanged, so that nothing is hidden. */
export const formatPlainDate = (date: PlainDate): string => {
  const time = parse(date);
  if (time === undefined) return date;
  const value = new Date(time);
  return inDigits(`${value.getUTCDate()} ${shortMonthNames[value.getUTCMonth()]} ${date.slice(0, 4)}`);
};

/** The month of a date, `Mar 2027`. */
export const formatMonth = (date: PlainDate): string =>
  inDigits(`${shortMonthNames[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`);

/**
 * Date and time of a timestamp in Nepal, as which one without a zone counts; `undefined` if it is not in ISO 8601, as
 * browsers read other orders differently, and in their own zone.
 */
export const clockInNepal = (moment: string): { date: PlainDate; time: string } | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}/.test(moment)) return undefined;
  const time = Date.parse(moment.replace(/[T ][\d:.]+$/, '$&+05:45'));
  if (Number.isNaN(time)) return undefined;
  const there = new Date(time + NEPAL_AHEAD_MS).toISOString();
  return { date: there.slice(0, 10), time: there.slice(11, 16) };
};

/** Negative when `a` is before `b`, 0 for the same day; for `Array.sort`. */
export const comparePlainDates = (a: PlainDate, b: PlainDate): number => parseOrThrow(a) - parseOrThrow(b);

/** The day that many days later, or earlier for a negative count. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  toPlain(parseOrThrow(date) + days * DAY_MS);

/** How many days from the first day to the second. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  (parseOrThrow(to) - parseOrThrow(from)) / DAY_MS;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (date: PlainDate): number => new Date(parseOrThrow(date)).getUTCDay();

/** The name of the weekday, `Friday`. */
export const weekdayOf = (date: PlainDate): string => weekdays[weekdayNumber(date)] ?? '';

/** The short name of the weekday, `Fri`. */
export const shortWeekdayOf = (date: PlainDate): string => shortWeekdays[weekdayNumber(date)] ?? '';
