import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { stopsOf } from './timeline';

const booking: Booking = {
  id: 7,
  status: 'confirmed',
  created_at: '2026-11-02T09:40:00+05:45',
  start_date: '2026-12-18',
  end_date: '2026-12-31',
};

const told = (today: string, changes: Partial<Booking> = {}) =>
  stopsOf({ ...booking, ...changes }, today).map(({ label, date, until }) =>
    [label, date.slice(5), until].filter(Boolean).join(' '),
  );

it.each([
  [
    'before it',
    '2026-11-27',
    ['Booked 11-02 25 days', 'Today 11-27 21 days', 'Starts 12-18 13 nights', 'Ends 12-31'],
  ],
  ['on its first day', '2026-12-18', ['Booked 11-02 46 days', 'Starts today 12-18 13 nights', 'Ends 12-31']],
  [
    'during it',
    '2026-12-19',
    ['Booked 11-02 46 days', 'Started 12-18 1 day', 'Today 12-19 12 days', 'Ends 12-31'],
  ],
  [
    'after it',
    '2027-01-01',
    ['Booked 11-02 46 days', 'Started 12-18 13 nights', 'Ended 12-31 1 day', 'Today 01-01'],
  ],
])('tells a booking in its order %s', (_, today, stops) => {
  expect(told(today)).toEqual(stops);
});

it.each<[string, Partial<Booking>, string[]]>([
  ['its dates', { start_date: null, end_date: undefined }, ['Booked 11-02 25 days', 'Today 11-27']],
  [
    'when it was booked',
    { created_at: null },
    ['Today 11-27 21 days', 'Starts 12-18 13 nights', 'Ends 12-31'],
  ],
  ['any date', { created_at: 'Monday', start_date: 'soon', end_date: null }, []],
])('leaves out what is unknown: %s', (_, changes, stops) => {
  expect(told('2026-11-27', changes)).toEqual(stops);
});

it('does not let a cancelled booking start', () => {
  expect(told('2026-12-18', { status: 'cancelled' })).toEqual([
    'Booked 11-02 46 days',
    'Was to start 12-18 13 nights',
    'Was to end 12-31',
  ]);
});

it('dates the booking as in Nepal, and a day trip on one day', () => {
  const changes = { created_at: '2026-12-17T18:30:00Z', end_date: '2026-12-18' };
  expect(told('2026-12-18', changes)).toEqual([
    'Booked today 12-18',
    'Starts today 12-18',
    'Ends today 12-18',
  ]);
});
