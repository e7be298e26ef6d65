import { expect, it } from 'vitest';
import { monthBeside, rangeOf, validateBookings } from './board-search';

it('reads the board’s part of the URL, and nothing that is none', () => {
  const search = { view: 'board', month: '2026-11', day: '2026-11-22', status: 'pending' };
  expect(validateBookings(search)).toEqual(search);
  expect(validateBookings({ ...search, view: 'table' })).toEqual({ status: 'pending' });
  expect(validateBookings({ view: 'board', month: '2026-13', day: 'today', span: 'year' })).toEqual({
    view: 'board',
  });
});

it.each([
  [{ month: '2027-02' }, '2027-02-01', '2027-02-28'],
  [{ month: '2026-12' }, '2026-12-01', '2026-12-31'],
  [{}, '2026-11-01', '2026-11-30'],
  [{ span: 'today' as const }, '2026-11-22', '2026-11-22'],
  [{ span: 'week' as const }, '2026-11-22', '2026-11-28'],
])('reads the days of %o', (search, from, to) => {
  expect(rangeOf(search, '2026-11-22')).toEqual({ from, to });
});

it('goes from month to month across years', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2026-01', -1)).toBe('2025-12');
});
