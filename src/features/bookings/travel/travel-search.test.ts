import { expect, it } from 'vitest';
import { daysRange, validateBookings } from './travel-search';

it.each([
  { view: 'board', month: '2026-11', status: 'pending' },
  { view: 'board' },
  { view: 'days', from: '2026-11-22', days: 14, payment: 'unpaid', service_type: 'package' },
  { view: 'manifest', day: '2026-11-22' },
  { view: 'manifest', day: '2026-11-22', service: 3, service_type: 'hotel' },
])('keeps what an address says: %o', (search) => {
  expect(validateBookings(search)).toEqual(search);
  expect(
    validateBookings(Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]))),
  ).toEqual(search);
});

it.each([
  [{ view: 'table', status: 'pending' }, { status: 'pending' }],
  [{ view: 'board', month: '2026-13', day: 'today' }, { view: 'board' }],
  [{ view: 'days', days: '7', from: '2026-02-30', payment: 'paid' }, { view: 'days' }],
  [
    { view: 'days', days: '9999' },
    { view: 'days', days: 62 },
  ],
  [{ view: 'manifest', day: 'soon', service: '3' }, { view: 'days' }],
  [{ month: '2026-11', day: '2026-11-22' }, {}],
])('reads nothing else: %o', (raw, search) => {
  expect(validateBookings(raw)).toEqual(search);
});

it.each([
  [{}, '2026-11-22', '2026-11-28'],
  [{ days: 1 }, '2026-11-22', '2026-11-22'],
  [{ from: '2026-12-30', days: 14 }, '2026-12-30', '2027-01-12'],
])('reads the days of %o', (search, from, to) => {
  expect(daysRange(search, '2026-11-22')).toEqual({ from, to });
});
