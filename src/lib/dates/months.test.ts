import { expect, it } from 'vitest';
import { monthAfter, monthsAround, rangeOfMonth } from './months';

it.each([
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('has the days of the month %s', (month, from, to) => {
  expect(rangeOfMonth(month)).toEqual({ from, to });
});

it('counts months across years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAround('2026-01', 3, 1)).toEqual(['2025-12', '2026-01', '2026-02']);
});
