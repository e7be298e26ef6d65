import { describe, expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { barsOver, coverage, soldUntil, startsIn, travelledWeeks } from './bars';
import { isInSeason, seasonAhead } from './seasons';
import { monthsOver, weeksFrom } from './weeks';

const on = (departure_date: string, status: 0 | 1 = 1): Departure => ({ id: 1, departure_date, status });
// From Sunday the 22nd.
const weeks = weeksFrom('2026-11-25', 4);

describe('bars', () => {
  const shape = (departures: Departure[], days?: number) =>
    barsOver(departures, days, weeks).bars.map(({ at, length, lane }) => [
      at * 7,
      Math.round(length * 7),
      lane,
    ]);

  it('begin on their day and are as long as the trip, or a day', () => {
    expect(shape([on('2026-11-28')], 14)).toEqual([[6, 14, 0]]);
    expect(shape([on('2026-11-28')])).toEqual([[6, 1, 0]]);
  });

  it('are cut off at both ends, and left out beyond them', () => {
    expect(
      shape([on('2026-11-20'), on('2026-12-19'), on('2026-11-18'), on('2026-12-20'), on('soon')], 4),
    ).toEqual([
      [0, 2, 0],
      [27, 1, 0],
    ]);
  });

  it('are beneath each other where they overlap, and beside each other where they do not', () => {
    const some = [on('2026-11-22'), on('2026-11-25'), on('2026-11-29'), on('2026-12-06')];
    expect(shape(some, 7).map(([, , lane]) => lane)).toEqual([0, 1, 0, 0]);
    expect(barsOver(some, 7, weeks).lanes).toBe(2);
    expect(barsOver(Array(5).fill(on('2026-11-25')), 7, weeks).lanes).toBe(3);
  });
});

it('knows until when a package is sold: its last active departure ahead', () => {
  const some = [on('2027-03-06'), on('2026-10-01'), on('2027-04-03', 0)];
  expect(soldUntil(some, '2026-11-25')).toBe('2027-03-06');
  expect(soldUntil(some, '2027-03-07')).toBeUndefined();
});

describe('a season', () => {
  it('is before the monsoon or after it, also for the week in which it begins or ends', () => {
    const found = ['2027-02-21', '2027-02-28', '2027-05-30', '2027-06-06', '2026-11-29', '2026-12-06'];
    expect(found.map(isInSeason)).toEqual([false, true, true, false, true, false]);
  });

  it('ahead is the running one as long as four weeks of it are left', () => {
    expect(seasonAhead('2026-11-01').name).toBe('Autumn 2026');
    expect(seasonAhead('2026-11-25').name).toBe('Spring 2027');
    expect(seasonAhead('2027-06-01').name).toBe('Autumn 2027');
  });

  it('is covered in the weeks in which somebody travels', () => {
    const spring = seasonAhead('2026-11-25');
    // Sunday 28 February to Saturday 5 June; a trip of 14 days from a Saturday touches three weeks.
    const travelled = travelledWeeks([on('2027-03-06'), on('2027-04-03', 0), on('2026-12-05')], 14);
    expect(coverage(travelled, spring, '2026-11-25')).toEqual({ covered: 3, weeks: 14 });
    expect(coverage(travelled, spring, '2027-03-10')).toEqual({ covered: 2, weeks: 13 });
  });
});

it('finds what sets out in a week, from Sunday to Saturday', () => {
  const some = [on('2026-11-28'), on('2026-11-22'), on('2026-11-29'), on('2026-11-21')];
  expect(startsIn(some, '2026-11-22').map(({ departure_date }) => departure_date)).toEqual([
    '2026-11-22',
    '2026-11-28',
  ]);
});

it('puts the months over the weeks', () => {
  expect(weeks).toEqual(['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']);
  expect(monthsOver(weeks, 'both')).toEqual([
    { name: 'Nov', label: 'Nov 2026', weeks: 2 },
    { name: 'Dec', label: 'Dec 2026', weeks: 2 },
  ]);
  expect(monthsOver(weeks, 'bs').map(({ label }) => label)).toEqual(['Mangsir 2083']);
});
