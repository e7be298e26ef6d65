import { inDigits } from '@/lib/formats/formats';
import { BS_MONTH_LENGTHS } from './bikram-sambat-years';
import { addDays, daysBetween, isPlainDate, type PlainDate } from './dates';

/** A day of the Bikram Sambat calendar; months count from 1 (Baisakh). */
export interface BsDate {
  year: number;
  month: number;
  day: number;
}

/** The script in which month names are written. */
export type Script = 'latin' | 'devanagari';

/** The years that can be converted, those of `BS_MONTH_LENGTHS`. */
export const BS_YEARS = { first: 2000, last: 2086 } as const;

/** 1 Baisakh 2000. */
const EPOCH: PlainDate = '1943-04-14';

const MONTHS = [
  { latin: 'Baisakh', devanagari: 'बैशाख' },
  { latin: 'Jestha', devanagari: 'जेठ' },
  { latin: 'Asar', devanagari: 'असार' },
  { latin: 'Shrawan', devanagari: 'साउन' },
  { latin: 'Bhadra', devanagari: 'भदौ' },
  { latin: 'Asoj', devanagari: 'असोज' },
  { latin: 'Kartik', devanagari: 'कात्तिक' },
  { latin: 'Mangsir', devanagari: 'मंसिर' },
  { latin: 'Poush', devanagari: 'पुस' },
  { latin: 'Magh', devanagari: 'माघ' },
  { latin: 'Falgun', devanagari: 'फागुन' },
  { latin: 'Chaitra', devanagari: 'चैत' },
] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each year with the days before it, counted from the epoch, and the lengths of its months. */
const YEARS: { year: number; start: number; months: readonly number[] }[] = [];
let total = 0;
for (let year: number = BS_YEARS.first; year <= BS_YEARS.last; year += 1) {
  const months = BS_MONTH_LENGTHS[year] ?? [];
  YEARS.push({ year, start: total, months });
  total += sum(months);
}

/** The first and the last day that can be converted, as Gregorian dates. */
export const BS_SPAN: { from: PlainDate; to: PlainDate } = { from: EPOCH, to: addDays(EPOCH, total - 1) };

const yearOf = (year: number) => YEARS[year - BS_YEARS.first];

/** The Bikram Sambat date of a Gregorian `YYYY-MM-DD`; `undefined` for an invalid date or one outside `BS_SPAN`. */
export const toBs = (date: PlainDate): BsDate | undefined => {
  if (!isPlainDate(date)) return undefined;
  const index = daysBetween(EPOCH, date);
  if (index < 0 || index >= total) return undefined;
  const found = YEARS.findLast(({ start }) => start <= index);
  if (!found) return undefined;
  let day = index - found.start + 1;
  let month = 1;
  for (const length of found.months) {
    if (day <= length) break;
    day -= length;
    month += 1;
  }
  return { year: found.year, month, day };
};

/** The Gregorian `YYYY-MM-DD` of a Bikram Sambat date; `undefined` for an invalid date or one outside `BS_YEARS`. */
export const toAd = (year: number, month: number, day: number): PlainDate | undefined => {
  const found = yearOf(year);
  const length = bsMonthLength(year, month);
  if (!found || length === undefined || !Number.isInteger(day) || day < 1 || day > length) return undefined;
  return addDays(EPOCH, found.start + sum(found.months.slice(0, month - 1)) + day - 1);
};

/** How many days a month has; `undefined` outside `BS_YEARS`. */
export const bsMonthLength = (year: number, month: number): number | undefined =>
  yearOf(year)?.months[month - 1];

const shownMonths =
  $localize`Baisakh Jestha Asar Shrawan Bhadra Asoj Kartik Mangsir Poush Magh Falgun Chaitra`.split(' ');

/** The name of a month, counted from 1; in the user's language unless a script is given. */
export const bsMonthName = (month: number, script?: Script): string =>
  (script ? MONTHS[month - 1]?.[script] : shownMonths[month - 1]) ?? '';

/** The Bikram Sambat months that overlap the Gregorian month of a date, `Falgun – Chaitra 2083 BS`. */
export const bsMonthsOf = (date: PlainDate): string | undefined => {
  const first = toBs(`${date.slice(0, 7)}-01`);
  // Day 28 is in the same Gregorian month and already in the next Bikram Sambat month.
  const last = toBs(`${date.slice(0, 7)}-28`);
  if (!first || !last) return undefined;
  const [from, to] = [bsMonthName(first.month), bsMonthName(last.month)];
  return inDigits(
    first.year === last.year
      ? $localize`${from}:from: – ${to}:to: ${last.year}:year: BS`
      : $localize`${from}:from: ${first.year}:firstYear: – ${to}:to: ${last.year}:year: BS`,
  );
};

/** A Gregorian date as Bikram Sambat text, `4 Chaitra 2083 BS`; `undefined` where `toBs` is. */
export const bsOf = (date: PlainDate): string | undefined => {
  const bs = toBs(date);
  return bs && inDigits($localize`${bs.day}:day: ${bsMonthName(bs.month)}:month: ${bs.year}:year: BS`);
};
