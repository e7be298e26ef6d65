import { expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { type Move, moveDepartures, seasonsOf } from './moved-departures';

const departures = (...dates: string[]): Departure[] =>
  dates.map((departure_date, index) => ({ id: index + 1, departure_date, status: 1 }));

const rules = { existing: new Set(['2027-10-02']), today: '2026-11-28' };
const aYear: Move = { shift: 'weekday', season: undefined, years: 1 };

it.each<[what: string, dates: string[], move: Partial<Move>, moved: (string | undefined)[]]>([
  ['in order of their dates', ['2026-10-24', '2026-10-10'], {}, ['2027-10-09 new', '2027-10-23 new']],
  ['a day that has one already', ['2026-10-03'], {}, ['2027-10-02 exists']],
  ['a day that is past', ['2024-10-05'], {}, ['2025-10-04 past']],
  ['two on one day', ['2026-10-10', '2026-10-10'], {}, ['2027-10-09 new', '2027-10-09 twice']],
  [
    'two days that become one',
    ['2025-07-15', '2025-07-16'],
    { shift: 'bs', years: 2 },
    ['2027-07-16 new', '2027-07-16 twice'],
  ],
  [
    'a day that is not known',
    ['2029-10-01', 'soon'],
    { shift: 'bs' },
    ['undefined unknown', 'undefined unknown'],
  ],
  ['one season of several', ['2026-10-10', '2027-03-06'], { season: 2027 }, ['2028-03-04 new']],
  [
    'a season of Bikram Sambat',
    ['2026-04-13', '2026-04-14'],
    { shift: 'bs', season: 2083 },
    ['2027-04-14 new'],
  ],
  [
    'with a feast, in years of Bikram Sambat, and not where its date is not known',
    ['2025-10-04', '2026-02-28', '2026-10-16'],
    { shift: { feast: 'ghatasthapana' }, season: 2082 },
    ['2026-10-23 past', '2027-03-19 new'],
  ],
  [
    'with a feast of which sources differ',
    ['2025-10-04'],
    { shift: { feast: 'vijayaDashami' } },
    ['undefined unknown'],
  ],
  ['the dates as they are', ['2026-12-05'], { shift: 'same', years: 0 }, ['2026-12-05 new']],
])('moves %s', (_, dates, move, moved) => {
  const rows = moveDepartures(departures(...dates), { ...aYear, ...move }, rules);
  expect(rows.map(({ date, state }) => `${date} ${state}`)).toEqual(moved);
});

it('counts the departures of each year', () => {
  const rows = departures('2027-03-06', '2026-10-10', 'soon', '2027-10-09');
  expect(seasonsOf(rows, 'weekday')).toEqual([
    [2026, 1],
    [2027, 2],
  ]);
  expect(seasonsOf(rows, 'bs')).toEqual([
    [2083, 2],
    [2084, 1],
  ]);
});
