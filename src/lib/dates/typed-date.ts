import { formatCount, inDigits } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { BS_YEARS, bsMonthLength, bsMonthName, bsOf, toAd } from './bikram-sambat';
import {
  type Candidate,
  type Candidates,
  candidatesOf,
  rangeOf,
  type ReadingOptions,
} from './date-candidates';
import { type Calendar, dateWords } from './date-words';
import {
  clockInNepal,
  comparePlainDates,
  formatPlainDate,
  isPlainDate,
  monthNames,
  type PlainDate,
  weekdayNumber,
  weekdayOf,
  weekdays,
} from './dates';

/** One way to read a date. */
export interface DateChoice {
  date: PlainDate;
  /** The day in both calendars, first in the one that is meant: `4 Chaitra 2083 BS (18 Mar 2027)`. */
  words: string;
}

/**
 * The result of reading a date: Gregorian `YYYY-MM-DD`, of a range its first day and as `until` its last; or a sentence
 * about why the text is none, or may be several: then `choices` has them, the likeliest first.
 */
export type DateReading =
  { date: PlainDate; until?: PlainDate } | { problem: string; choices?: readonly DateChoice[] };

const UNREADABLE = $localize`Write a date as 2027-03-12, 12 Mar 2027 or 2083-11-28 BS.`;
const DAY_NUMBER = $localize`This is a spreadsheet’s day number. Give the cells a date format and copy them again.`;

const BACKWARDS = $localize`The last day of this range is before its first.`;

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

const dayOf = ({ calendar, parts: [year, month, day] }: Candidate): PlainDate | undefined => {
  if (calendar === 'BS') return toAd(year, month, day);
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isPlainDate(date) ? date : undefined;
};

const inWords = (date: PlainDate, calendar: Calendar): string => {
  const [ad, bs] = [formatPlainDate(date), bsOf(date)];
  if (calendar === 'BS') return `${bs} (${ad})`;
  return bs ? $localize`${ad}:ad: AD (${bs}:bs:)` : $localize`${ad}:ad: AD`;
};

/** Why a named month does not go with the calendar written beside it. */
const misnamed = ({ calendar, parts: [, month] }: Candidate): string =>
  calendar === 'BS'
    ? $localize`${bsMonthName(month)}:bsMonthName: is a month of Bikram Sambat. Leave out AD.`
    : $localize`${monthNames[month - 1]}:monthNames: is a Gregorian month. Leave out BS.`;

/** Why a day does not exist. */
const absenceOf = ({ calendar, parts: [year, month] }: Candidate): string => {
  if (month < 1 || month > 12) return $localize`There is no month ${formatCount(month)}:month:.`;
  if (calendar === 'AD')
    return $localize`${monthNames[month - 1]}:monthNames: ${inDigits(year)}:year: has ${inDigits(new Date(Date.UTC(year, month, 0)).getUTCDate())}:getUTCDate: days.`;
  const length = bsMonthLength(year, month);
  return length === undefined
    ? $localize`Bikram Sambat is available from ${inDigits(BS_YEARS.first)}:first: to ${inDigits(BS_YEARS.last)}:last:.`
    : $localize`${bsMonthName(month)}:bsMonthName: ${inDigits(year)}:year: has ${formatCount(length)}:length: days.`;
};

interface Day extends DateChoice {
  calendar: Calendar;
}

/** The candidates that exist, each day once. */
const daysOf = (candidates: readonly Candidate[]): Day[] => {
  const days = candidates.flatMap((candidate) => {
    const { calendar } = candidate;
    const date = dayOf(candidate);
    return date === undefined ? [] : [{ date, calendar, words: inWords(date, calendar) }];
  });
  return days.filter(({ date }, index) => days.findIndex((day) => day.date === date) === index);
};

const choicesOf = (days: readonly Day[]): DateChoice[] => days.map(({ date, words }) => ({ date, words }));

/** Asks which day is meant. */
const ask = (text: string, days: readonly Day[], absence?: string): DateReading => {
  const severalInOne = days.length > new Set(days.map(({ calendar }) => calendar)).size;
  const words = days.map((day) => day.words);
  const all = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join($localize` or `);
  const advice = severalInOne ? $localize`Write the month as a word.` : $localize`Write AD or BS after it.`;
  const problem = $localize`“${text.trim()}:text:” may be ${all}:all:. ${advice}:advice:`;
  return { problem: absence ? `${absence} ${problem}` : problem, choices: choicesOf(days) };
};

/** The day that one or more candidates mean, the likeliest first. A weekday that is written beside it decides. */
const settle = (text: string, candidates: readonly Candidate[], weekday?: number): DateReading => {
  const days = daysOf(candidates);
  const [likeliest] = candidates;
  const [day] = days;
  if (!likeliest || !day) return { problem: likeliest ? absenceOf(likeliest) : UNREADABLE };
  const onWeekday = days.filter(({ date }) => weekdayNumber(date) === weekday);
  const [settled] = onWeekday;
  if (settled) return onWeekday.length === 1 ? { date: settled.date } : ask(text, onWeekday);
  if (weekday !== undefined)
    return {
      problem: $localize`${day.words}:words: is a ${weekdayOf(day.date)}:weekday:, not a ${weekdays[weekday]}:weekdays:.`,
      choices: choicesOf(days),
    };
  const isLikely = days.some(({ calendar }) => calendar === likeliest.calendar);
  const isOpen = candidates.some(({ calendar }) => calendar !== likeliest.calendar);
  // A year that may be of Bikram Sambat is not taken for a Gregorian one only because that day does not exist.
  if (days.length === 1 && (!isOpen || (isLikely && day.calendar === 'BS'))) return { date: day.date };
  return ask(text, days, isLikely ? undefined : absenceOf(likeliest));
};

/** What is between the same day in both calendars: 18 Mar 2027 · 4 Chaitra 2083 BS. */
const BESIDE = /\s*[·(|/=]\s*|,\s+/g;

/** A day that is written in both calendars; undefined for a text that is not two days. */
const readBoth = (text: string, options: ReadingOptions): DateReading | undefined => {
  for (const { 0: mark, index } of text.matchAll(BESIDE)) {
    const [first, second] = [text.slice(0, index), text.slice(index + mark.length)].map((side) => {
      const found = candidatesOf(dateWords(side), options);
      return found && !('missing' in found) ? daysOf(found) : [];
    });
    const same = first?.filter(({ date }) => second?.some((day) => day.date === date));
    if (same?.length === 1 && same[0]) return { date: same[0].date };
    if (first?.[0] && second?.[0])
      return {
        problem: $localize`These are two days: ${first[0].words}:words: and ${second[0].words}:words2:. Write one.`,
      };
  }
  return undefined;
};

/** No date is longer, with both calendars, weekdays and times of a range. */
const LONGEST = 200;

const INSTANT = /^\s*\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)\s*$/i;

/**
 * Reads a date of either calendar in Latin or Devanagari script, with a mark (BS, वि.सं., AD), a weekday or a time beside
 * it, in one calendar or both, or a range of two such dates. A timestamp with a zone is the day that it is in Nepal. Where a text may mean several
 * days, none is taken.
 */
export const readDate = (text: string, options: ReadingOptions = {}): DateReading => {
  const latin = latinDigits(text).trim();
  if (latin.length > LONGEST) return { problem: UNREADABLE };
  if (/^\d{5}(?:\.\d+)?$/.test(latin)) return { problem: DAY_NUMBER };
  const written = dateWords(INSTANT.test(latin) ? (clockInNepal(latin)?.date ?? text) : text);
  const read = (found: Candidates, weekday?: number): DateReading => {
    if (found === undefined) return { problem: UNREADABLE };
    if ('missing' in found)
      return {
        problem: found.missing,
        ...(found.candidates && { choices: choicesOf(daysOf(found.candidates)) }),
      };
    const named = found.find(({ calendar }) => written.mark && calendar !== written.mark);
    return named ? { problem: misnamed(named) } : settle(text, found, weekday);
  };
  const day = candidatesOf(written, options);
  const range = day ? undefined : rangeOf(written, options);
  const both = day || range ? undefined : readBoth(text, options);
  if (both) return both;
  const first = read(day ?? range?.[0], written.weekday);
  if (!range || !('date' in first)) return first;
  const last = read(range[1]);
  if (!('date' in last)) return { problem: last.problem };
  return comparePlainDates(first.date, last.date) > 0
    ? { problem: BACKWARDS }
    : { date: first.date, until: last.date };
};
