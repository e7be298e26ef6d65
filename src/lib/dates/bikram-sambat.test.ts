import { NEPALI_DATE_MAP } from 'nepali-date-library';
import { describe, expect, it } from 'vitest';
import { latinDigits } from '@/lib/text/digits';
import { BS_SPAN, BS_YEARS, type BsDate, bsMonthsOf, bsOf, toAd, toBs } from './bikram-sambat';
import { BS_MONTH_LENGTHS } from './bikram-sambat-years';
import { addDays, daysBetween } from './dates';

/** Days whose date is known in both calendars: new years as in the government's calendar, and events. */
const published: [year: number, month: number, day: number, ad: string][] = [
  [2000, 1, 1, '1943-04-14'],
  [2007, 11, 7, '1951-02-18'], // end of the Rana rule, Democracy Day
  [2010, 2, 16, '1953-05-29'], // first ascent of Sagarmatha
  [2017, 9, 1, '1960-12-15'], // King Mahendra dissolves the parliament
  [2019, 9, 1, '1962-12-16'], // constitution of 2019
  [2045, 5, 5, '1988-08-21'], // earthquake
  [2046, 12, 26, '1990-04-08'], // end of the Panchayat
  [2047, 7, 23, '1990-11-09'], // constitution of 2047
  [2050, 1, 1, '1993-04-13'],
  [2057, 1, 1, '2000-04-13'],
  [2058, 1, 1, '2001-04-14'],
  [2058, 2, 19, '2001-06-01'], // massacre at the royal palace
  [2061, 10, 19, '2005-02-01'], // King Gyanendra takes power
  [2063, 1, 11, '2006-04-24'], // parliament reinstated, Loktantra Day
  [2063, 8, 5, '2006-11-21'], // Comprehensive Peace Accord
  [2065, 2, 15, '2008-05-28'], // Republic Day
  [2070, 1, 1, '2013-04-14'],
  [2070, 8, 4, '2013-11-19'], // second Constituent Assembly elected
  [2072, 1, 12, '2015-04-25'], // Gorkha earthquake
  [2072, 1, 29, '2015-05-12'], // its largest aftershock
  [2072, 6, 3, '2015-09-20'], // constitution of 2072
  [2073, 1, 1, '2016-04-13'],
  [2074, 8, 10, '2017-11-26'], // elections, first phase
  [2076, 12, 11, '2020-03-24'], // lockdown
  [2077, 1, 1, '2020-04-13'],
  [2078, 1, 1, '2021-04-14'],
  [2079, 1, 1, '2022-04-14'],
  [2079, 8, 4, '2022-11-20'], // elections
  [2080, 1, 1, '2023-04-14'],
  [2081, 1, 1, '2024-04-13'],
  [2082, 1, 1, '2025-04-14'],
  [2082, 5, 23, '2025-09-08'], // protests of the young
  [2083, 1, 1, '2026-04-14'],
];

/** Whether `next` can be the day after `before`, without knowing the month's length. */
const follows = (before: BsDate, next: BsDate) => {
  if (next.day > 1)
    return next.day === before.day + 1 && next.month === before.month && next.year === before.year;
  if (before.day < 29 || before.day > 32) return false;
  return next.month === 1
    ? before.month === 12 && next.year === before.year + 1
    : next.month === before.month + 1 && next.year === before.year;
};

describe('published dates', () => {
  it.each(published)('%d-%d-%d is %s', (year, month, day, ad) => {
    expect(toAd(year, month, day)).toBe(ad);
    expect(toBs(ad)).toEqual({ year, month, day });
  });
});

describe('the table of months', () => {
  it('is the one that another author published, but for a year on which that one contradicts the sun', () => {
    const others = new Map(NEPALI_DATE_MAP.map(({ year, days }) => [String(year), days]));
    const differing = Object.entries(BS_MONTH_LENGTHS)
      .filter(([year, months]) => months.join(' ') !== others.get(year)?.join(' '))
      .map(([year]) => year);
    expect(differing).toEqual(['2084']);
  });
});

describe('every day of the range', () => {
  it('has one date in each calendar, and the days follow one another', () => {
    const wrong: string[] = [];
    let before: BsDate | undefined;
    for (let date = BS_SPAN.from; date <= BS_SPAN.to; date = addDays(date, 1)) {
      const bs = toBs(date);
      const back = bs && toAd(bs.year, bs.month, bs.day);
      if (!bs || back !== date || (before && !follows(before, bs))) wrong.push(date);
      before = bs;
    }
    expect(wrong).toEqual([]);
    expect(toBs(BS_SPAN.from)).toEqual({ year: BS_YEARS.first, month: 1, day: 1 });
    expect(before).toEqual({ year: BS_YEARS.last, month: 12, day: 30 });
  });

  /**
   * A month begins on the day the sun enters a sign, so its beginnings are whole sidereal years of the Surya Siddhanta
   * apart. The published years up to 2083 fix the hour; later years must be consistent with it.
   */
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('month %d keeps step with the sun to the end', (month) => {
    const siderealYear = 1_577_917_828 / 4_320_000;
    const start = (year: number) => daysBetween(BS_SPAN.from, toAd(year, month, 1) ?? '');
    const drift = (year: number) => start(year) - (year - BS_YEARS.first) * siderealYear;
    const known = Array.from({ length: 2083 - BS_YEARS.first + 1 }, (_, index) =>
      drift(BS_YEARS.first + index),
    );
    const earliest = Math.max(...known);
    const latest = Math.min(...known) + 1;
    expect(earliest).toBeLessThan(latest);
    for (let year = 2084; year <= BS_YEARS.last; year += 1) {
      const turn = (year - BS_YEARS.first) * siderealYear;
      expect([Math.floor(earliest + turn), Math.floor(latest + turn)]).toEqual([start(year), start(year)]);
    }
  });
});

describe('what is out of range or no date', () => {
  it('states its range', () => {
    expect(BS_SPAN).toEqual({ from: '1943-04-14', to: '2030-04-13' });
  });

  it.each(['1943-04-13', '1943-04-12', '2030-04-14', '2027-02-29', '', 'tomorrow', '9999-12-31'])(
    'has no Bikram Sambat date for "%s"',
    (date) => {
      expect(toBs(date)).toBeUndefined();
      expect(bsOf(date)).toBeUndefined();
    },
  );

  it.each([
    [1999, 12, 30],
    [2087, 1, 1],
    [2083, 0, 1],
    [2083, 13, 1],
    [2083, 12, 0],
    [2083, 12, 31],
    [2083, 9, 31],
    [2083, 1.5, 1],
    [2083, 1, 1.5],
    [NaN, 1, 1],
  ])('has no Gregorian date for %d-%d-%d', (year, month, day) => {
    expect(toAd(year, month, day)).toBeUndefined();
  });
});

describe('writing', () => {
  it('formats a date', () => {
    expect(bsOf('2027-03-18')).toBe('4 Chaitra 2083 BS');
  });

  it('names the months that a Gregorian month touches', () => {
    expect(bsMonthsOf('2027-03-18')).toBe('Falgun – Chaitra 2083 BS');
    expect(bsMonthsOf('2027-04-01')).toBe('Chaitra 2083 – Baisakh 2084 BS');
    expect(bsMonthsOf('2030-05-01')).toBeUndefined();
  });

  it('changes digits and nothing else', () => {
    expect(latinDigits('०१२३४५६७८९-a')).toBe('0123456789-a');
  });
});
