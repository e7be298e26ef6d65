import { fromFeast } from '@/domain/nepal/days/feasts';
import { bsMonthLength, toAd, toBs } from '@/lib/dates/bikram-sambat';
import { addDays, isPlainDate, type PlainDate, weekdayNumber } from '@/lib/dates/dates';

/** How dates move to another year: not at all, to the same weekday or day of Bikram Sambat, or with a feast. */
export type Shift = 'same' | 'weekday' | 'bs' | { feast: string };

/** The same Gregorian day some years later; 28 February for a 29 February that the year does not have. */
const yearsLater = (date: PlainDate, years: number): PlainDate => {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isPlainDate(moved) ? moved : `${moved.slice(0, 8)}28`;
};

/** The nearest day with that weekday, at most three days away: over a leap day, two may have the same. */
const nearestWeekday = (date: PlainDate, weekday: number): PlainDate =>
  addDays(date, ((weekday - weekdayNumber(date) + 10) % 7) - 3);

/** The same month and day of Bikram Sambat; the last of the month if the year's has fewer days. */
const sameBsDay = (date: PlainDate, years: number): PlainDate | undefined => {
  const bs = toBs(date);
  const length = bs && bsMonthLength(bs.year + years, bs.month);
  if (!bs || length === undefined) return undefined;
  return toAd(bs.year + years, bs.month, Math.min(bs.day, length));
};

/**
 * A date some years later; undefined if it is invalid, outside the years of Bikram Sambat that can be converted, or if
 * one of the two dates of its feast is not known.
 */
export const shiftDate = (date: PlainDate, shift: Shift, years: number): PlainDate | undefined => {
  if (!isPlainDate(date)) return undefined;
  if (shift === 'same' || years === 0) return date;
  if (typeof shift === 'object') return fromFeast(date, shift.feast, years);
  return shift === 'bs'
    ? sameBsDay(date, years)
    : nearestWeekday(yearsLater(date, years), weekdayNumber(date));
};

/** Whether a way of moving counts years of Bikram Sambat. */
export const countsInBs = (shift: Shift): boolean => shift === 'bs' || typeof shift === 'object';

/** The year by which a way of moving counts, Gregorian or of Bikram Sambat; undefined for a date without one. */
export const yearOf = (date: PlainDate, shift: Shift): number | undefined => {
  if (!isPlainDate(date)) return undefined;
  return countsInBs(shift) ? toBs(date)?.year : Number(date.slice(0, 4));
};
