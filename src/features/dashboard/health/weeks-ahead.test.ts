import { expect, it } from 'vitest';
import { departuresOn, nextDays, weeksAhead } from './weeks-ahead';

const departures = [
  {
    path: '/packages/3/departures',
    name: 'Langtang',
    dates: ['2026-11-20', '2026-11-22', '2026-11-22', '2026-11-29', '2026-12-22'],
  },
  { path: '/packages/4/departures', name: 'Mustang', dates: ['2026-11-28', '2026-12-21', 'soon'] },
];

it('counts departures by week, from the one that holds today', () => {
  expect(weeksAhead({ departures, undated: 0 }, '2026-11-22', 2)).toEqual([
    { sunday: '2026-11-22', count: 3 },
    { sunday: '2026-11-29', count: 1 },
  ]);
  expect(weeksAhead({ departures, undated: 0 }, '2026-11-25', 1)).toEqual([
    { sunday: '2026-11-22', count: 1 },
  ]);
  const unknown = { departures, undated: 1 };
  expect(weeksAhead(unknown, '2026-11-25', 1)).toEqual([{ sunday: '2026-11-22', count: undefined }]);
});

it('lists the departures of the next 30 days in their order', () => {
  const soon = departuresOn(departures, nextDays('2026-11-22'));
  expect(soon.map(({ date, name }) => [date, name])).toEqual([
    ['2026-11-22', 'Langtang'],
    ['2026-11-22', 'Langtang'],
    ['2026-11-28', 'Mustang'],
    ['2026-11-29', 'Langtang'],
    ['2026-12-21', 'Mustang'],
  ]);
});
