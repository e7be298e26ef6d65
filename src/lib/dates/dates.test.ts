import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockInNepal,
  comparePlainDates,
  daysBetween,
  formatPlainDate,
  isPlainDate,
  todayInNepal,
  weekdayOf,
} from './dates';

describe('isPlainDate', () => {
  it.each(['2027-03-12', '2024-02-29', '2000-02-29', '0099-01-01', '9999-12-31'])('accepts %s', (date) => {
    expect(isPlainDate(date)).toBe(true);
  });

  it.each([
    '',
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-3-12',
    '27-03-12',
    ' 2027-03-12',
    '2027-03-12T00:00:00Z',
    '२०२७-०३-१२',
  ])('refuses "%s"', (date) => {
    expect(isPlainDate(date)).toBe(false);
  });
});

describe('clockInNepal', () => {
  it.each([
    ['2026-11-02T09:40:00+05:45', { date: '2026-11-02', time: '09:40' }],
    ['2026-12-31T20:00:00Z', { date: '2027-01-01', time: '01:45' }],
    ['2026-11-02 23:50:00', { date: '2026-11-02', time: '23:50' }],
    ['2026-11-02T00:10', { date: '2026-11-02', time: '00:10' }],
    ['03-12-2027', undefined],
    ['yesterday', undefined],
  ])('reads %s as %o', (moment, clock) => {
    expect(clockInNepal(moment)).toEqual(clock);
  });
});

describe('formatPlainDate', () => {
  it.each([
    ['2027-03-12', '12 Mar 2027'],
    ['2027-09-01', '1 Sep 2027'],
    ['2024-02-29', '29 Feb 2024'],
    ['2027-12-31', '31 Dec 2027'],
  ])('writes %s as %s', (date, text) => {
    expect(formatPlainDate(date)).toBe(text);
  });

  it('returns an invalid date unchanged', () => {
    expect(formatPlainDate('2027-02-30')).toBe('2027-02-30');
  });
});

describe('arithmetic', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-12', 0, '2027-03-12'],
    ['2027-03-27', 2, '2027-03-29'],
  ])('%s and %d days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it('counts days over a leap day and over clock changes elsewhere', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31);
    expect(daysBetween('2027-04-01', '2027-03-01')).toBe(-31);
  });

  it('knows when a new day begins in Nepal', () => {
    expect(todayInNepal(Date.parse('2027-03-11T18:14:59.999Z'))).toBe('2027-03-11');
    expect(todayInNepal(Date.parse('2027-03-11T18:15:00Z'))).toBe('2027-03-12');
  });

  it('compares dates', () => {
    const days = ['2027-03-12', '2026-12-31', '2027-03-02'];
    expect(days.sort(comparePlainDates)).toEqual(['2026-12-31', '2027-03-02', '2027-03-12']);
  });

  it('throws on what is no date rather than going on with NaN', () => {
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
  });

  it.each([
    ['2027-03-12', 'Friday'],
    ['2024-02-29', 'Thursday'],
    ['2000-01-01', 'Saturday'],
    ['1899-12-31', 'Sunday'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});
