import { describe, expect, it } from 'vitest';
import { toBs } from '@/lib/dates/bikram-sambat';
import { addDays, weekdayOf } from '@/lib/dates/dates';
import { type Shift, shiftDate, yearOf } from './shifted-dates';

it.each<[what: string, date: string, years: number, moved: string]>([
  ['a day earlier in the week', '2026-10-03', 1, '2027-10-02'],
  ['over a leap day, two days earlier', '2027-10-02', 1, '2028-09-30'],
  ['three days at most', '2026-03-06', 3, '2029-03-09'],
  ['to the next year', '2026-12-31', 1, '2027-12-30'],
  ['from a leap day', '2028-02-29', 1, '2029-02-27'],
  ['from a leap day to the next one', '2028-02-29', 4, '2032-03-02'],
  ['not at all', '2026-10-03', 0, '2026-10-03'],
])('moves to the same weekday: %s', (_, date, years, moved) => {
  expect(shiftDate(date, 'weekday', years)).toBe(moved);
  expect(weekdayOf(moved)).toBe(weekdayOf(date));
});

it('keeps the days of a season apart when it moves by weekday, but over a leap day', () => {
  const season = Array.from({ length: 38 }, (_, week) => addDays('2027-06-05', week * 7));
  for (const years of [1, 2, 3])
    expect(new Set(season.map((date) => shiftDate(date, 'weekday', years))).size).toBe(season.length);
  expect(['2028-02-26', '2028-03-04'].map((date) => shiftDate(date, 'weekday', 3))).toEqual([
    '2031-03-01',
    '2031-03-01',
  ]);
});

it.each<[what: string, date: string, years: number, moved: string | undefined, bs: object | undefined]>([
  ['15 Asoj', '2025-10-01', 1, '2026-10-01', { year: 2083, month: 6, day: 15 }],
  ['1 Baisakh', '2026-04-14', 1, '2027-04-14', { year: 2084, month: 1, day: 1 }],
  ['32 Asar to a month of 31 days', '2025-07-16', 2, '2027-07-16', { year: 2084, month: 3, day: 31 }],
  ['30 Falgun to a month of 29 days', '2025-03-13', -1, '2024-03-12', { year: 2080, month: 11, day: 29 }],
  [
    'to the last year that can be converted',
    '2029-10-01',
    0,
    '2029-10-01',
    { year: 2086, month: 6, day: 15 },
  ],
  ['beyond it', '2029-10-01', 1, undefined, undefined],
])('moves to the same date of Bikram Sambat: %s', (_, date, years, moved, bs) => {
  expect(shiftDate(date, 'bs', years)).toBe(moved);
  expect(moved && toBs(moved)).toEqual(bs);
});

describe.each<Shift>(['same', 'weekday', 'bs'])('%s', (shift) => {
  it.each(['soon', '', '2027-02-29'])('has no date and no year for “%s”', (date) => {
    expect([shiftDate(date, shift, 1), yearOf(date, shift)]).toEqual([undefined, undefined]);
  });
});

it('counts years in the calendar of the shift', () => {
  expect((['same', 'weekday', 'bs'] as const).map((shift) => yearOf('2027-01-15', shift))).toEqual([
    2027, 2027, 2083,
  ]);
});
