import { BS_YEARS } from './bikram-sambat';
import { type Calendar, type DateWords, dateWords, monthNamed, type NamedMonth } from './date-words';
import type { PlainDate } from './dates';

/** What comes first in dates like `03/04/2027`. */
export type DateOrder = 'day' | 'month';

export interface ReadingOptions {
  /** The calendar of a date that does not name one, where its year allows that. */
  unmarked?: Calendar;
  /** What comes first in `3/12/2027`; both are tried if this is not given. */
  first?: DateOrder | undefined;
  /** The latest date that can be meant: a Gregorian year after it may be one of Bikram Sambat. */
  latest?: PlainDate | undefined;
}

/** A day in the calendar in which it is written; it need not exist. */
export interface Candidate {
  calendar: Calendar;
  parts: readonly [year: number, month: number, day: number];
}

/** The days that may be meant, the likeliest first, or what is missing; undefined for a text that is no date. */
export type Candidates =
  readonly Candidate[] | { missing: string; candidates?: readonly Candidate[] } | undefined;

const SHORT_YEAR = $localize`Write the year with four digits.`;
const NO_YEAR = $localize`The year is missing. Write it with four digits.`;

/** Gregorian years to this one are not taken for Bikram Sambat: 2043 BS was 1986. */
const LAST_SURE_AD = 2043;
/** The years of Bikram Sambat that are in use: the first began in 2000, and nobody plans beyond the last. */
const IN_USE = { first: 2057, last: 2100 };

/** The calendars that a year may be meant in if the date names none, the likeliest first. */
const calendarsOf = (year: number, written: DateWords, options: ReadingOptions): readonly Calendar[] => {
  const isInUse = year >= IN_USE.first && year <= IN_USE.last;
  if (options.unmarked === 'BS') return isInUse ? ['BS'] : ['AD', 'BS'];
  if (year < BS_YEARS.first || year > IN_USE.last) return ['AD'];
  // Devanagari digits are used with both calendars, but hardly for a Gregorian year that is far away.
  if (isInUse) return written.isDevanagari ? ['BS'] : ['BS', 'AD'];
  const sure = options.latest ? Number(options.latest.slice(0, 4)) : LAST_SURE_AD;
  return year <= sure ? ['AD'] : ['AD', 'BS'];
};

const NUMBERS = /^(\d{1,4})(\s?[-/.]\s?| )(\d{1,2})(\s?[-/.]\s?| )(\d{1,4})$/;

/** The numbers of a date without words, if the same mark divides them. */
const numbersOf = (plain: string): [string, string, string] | undefined => {
  const [, a, mark, b, other, c] = NUMBERS.exec(plain) ?? [];
  return a && b && c && mark?.trim() === other?.trim() ? [a, b, c] : undefined;
};

const orderOf = (plain: string): DateOrder | 'either' | undefined => {
  const [a = '', b, c = ''] = numbersOf(plain) ?? [];
  if (a.length > 2 || c.length !== 4) return undefined;
  if (Number(a) > 12) return 'day';
  return Number(b) > 12 ? 'month' : 'either';
};

/** Whether the day or the month comes first in `18/03/2027`; undefined for dates that are written otherwise. */
export const orderIn = (text: string): DateOrder | 'either' | undefined => orderOf(dateWords(text).plain);

/** What a date with a year such as 27 or ०८३ may mean; one after 56 is of Bikram Sambat. */
const withShortYear = (
  [a, b, c]: readonly [string, string, string],
  written: DateWords,
  options: ReadingOptions,
): Candidates => {
  const [one, three] = [2000 + Number(a), 2000 + Number(c)];
  const plain = one >= IN_USE.first ? `${one}-${b}-${c}` : `${a}-${b}-${three}`;
  const found = fromNumbers(plain, written, { ...options, unmarked: 'BS' });
  const candidates = found && !('missing' in found) ? found : [];
  return {
    missing: SHORT_YEAR,
    candidates: candidates.filter(({ calendar }) => calendar === candidates[0]?.calendar),
  };
};

const fromNumbers = (plain: string, written: DateWords, options: ReadingOptions): Candidates => {
  const [a, b, c] = numbersOf(plain) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if ((a.length <= 2 || /^0\d\d$/.test(a)) && c.length <= 2)
    return withShortYear([a, b, c], written, options);
  const yearFirst = a.length === 4 && c.length <= 2;
  if (!yearFirst && (c.length !== 4 || a.length > 2)) return undefined;
  const [one, two, three] = [Number(a), Number(b), Number(c)];
  const inOrder = { day: [three, two, one], month: [three, one, two] } as const;
  const orders = yearFirst
    ? [[one, two, three] as const]
    : options.first
      ? [inOrder[options.first]]
      : [inOrder.day, inOrder.month];
  const calendars = written.mark ? [written.mark] : calendarsOf(yearFirst ? one : three, written, options);
  return calendars.flatMap((calendar) => orders.map((parts) => ({ calendar, parts })));
};

/** The month, the years and the other numbers of a text with nothing else in it. */
interface Named {
  month: NamedMonth | undefined;
  years: number[];
  days: number[];
}

const namedIn = (plain: string): Named | undefined => {
  const words = plain.match(/[^\d\s./-]+/g) ?? [];
  const numbers = plain.match(/\d+/g) ?? [];
  const month = words[0] === undefined ? undefined : monthNamed(words[0]);
  if (
    words.length > 1 ||
    (words.length === 1 && !month) ||
    numbers.some(({ length }) => length === 3 || length > 4)
  )
    return undefined;
  return {
    month,
    years: numbers.filter(({ length }) => length === 4).map(Number),
    days: numbers.filter(({ length }) => length < 3).map(Number),
  };
};

const fromName = (plain: string): Candidates => {
  const { month: named, years, days } = namedIn(plain) ?? {};
  if (!named || !years || !days) return undefined;
  const { calendar, month } = named;
  const [day, other, more] = days;
  if (day === undefined || more !== undefined || years.length > 1)
    return years.length === 1 && days.length === 0 ? { missing: $localize`The day is missing.` } : undefined;
  const [year] = years;
  if (other === undefined)
    return year === undefined ? { missing: NO_YEAR } : [{ calendar, parts: [year, month, day] }];
  if (year !== undefined || !/\d$/.test(plain)) return undefined;
  return {
    missing: SHORT_YEAR,
    candidates: [
      { calendar, parts: [2000 + other, month, day] },
      { calendar, parts: [2000 + day, month, other] },
    ],
  };
};

/** The days that a text of one day may mean. */
export const candidatesOf = (written: DateWords, options: ReadingOptions): Candidates =>
  fromNumbers(written.plain, written, options) ?? fromName(written.plain);

const TO = [/\s*(?:देखि|बाट|→|~|\b(?:to|until|till|thru|through|upto)\b)\s*/g, / - /g, /-/g];

/** First and last day of `12-25 Mar 2027` and `28 Dec - 10 Jan 2027`, each completed by the other. */
const namedRange = (left: string, right: string): readonly [Candidates, Candidates] | undefined => {
  const [from, to] = [namedIn(left), namedIn(right)];
  const [first, last] = [from?.month ?? to?.month, to?.month ?? from?.month];
  const [start, end] = [from?.days[0], to?.days[0]];
  if (!from || !to || !first || !last || start === undefined || end === undefined) return undefined;
  if (from.days.length + to.days.length > 2 || from.years.length > 1 || to.years.length > 1) return undefined;
  const turns = first.month > last.month ? 1 : 0;
  const [early = (to.years[0] ?? NaN) - turns, late = (from.years[0] ?? NaN) + turns] = [
    from.years[0],
    to.years[0],
  ];
  if (Number.isNaN(early)) return [{ missing: NO_YEAR }, undefined];
  return [
    [{ calendar: first.calendar, parts: [early, first.month, start] }],
    [{ calendar: last.calendar, parts: [late, last.month, end] }],
  ];
};

/** Both ends of `12/3 - 25/3/2027` and `2027-03-12 - 25`, each completed by the other. */
const completed = (left: string, right: string): readonly [string, string] => {
  const ends = /^(?:(?:\d{1,2}[-/.])?\d{1,2})\.?$/;
  const parts = (text: string) => text.split(/[-/.]/).filter(Boolean);
  const [from, to] = [parts(left), parts(right)];
  const mark = /[-/.]/.exec(numbersOf(left) ? left : right)?.[0] ?? '';
  if (ends.test(left) && numbersOf(right) && to[0]?.length !== 4)
    return [[...from, ...to.slice(from.length)].join(mark), right];
  if (ends.test(right) && numbersOf(left) && from[0]?.length === 4)
    return [left, [...from.slice(0, -to.length), ...to].join(mark)];
  return [left, right];
};

/** The days that a range may begin and end with; undefined for a text that is no range. */
export const rangeOf = (
  written: DateWords,
  options: ReadingOptions,
): readonly [Candidates, Candidates] | undefined => {
  const plain = written.plain.replace(/गते|सम्म/gu, ' ').trim();
  for (const mark of TO.flatMap((to) => [...plain.matchAll(to)])) {
    const [left, right] = completed(
      plain.slice(0, mark.index).trim(),
      plain.slice(mark.index + mark[0].length).trim(),
    );
    const first =
      options.first ?? [left, right].map(orderOf).find((order) => order === 'day' || order === 'month');
    const [from, to] = [left, right].map((side) => fromNumbers(side, written, { ...options, first }));
    const range = from && to ? ([from, to] as const) : namedRange(left, right);
    if (range) return range;
  }
  return undefined;
};
