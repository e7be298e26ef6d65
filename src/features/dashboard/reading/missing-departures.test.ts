import { expect, it } from 'vitest';
import type { SummedBooking } from './booking-sums';
import { missingDepartures } from './missing-departures';

const everest = { id: 3, name: 'Everest', days: ['2026-12-01'] };
const booking = (start_date: string, changes: Partial<SummedBooking> = {}): SummedBooking => ({
  id: 1,
  status: 'confirmed',
  service_type: 'package',
  service_id: 3,
  start_date,
  ...changes,
});

it('finds the booked days ahead on which a package has no departure', () => {
  const bookings = [
    booking('2026-12-05'),
    booking('2026-12-05', { status: 'pending' }),
    booking('2026-12-03'),
    // Not missing: it departs, it is over, it is cancelled, another kind, a package for any day.
    booking('2026-12-01'),
    booking('2026-11-20'),
    booking('2026-12-07', { status: 'cancelled' }),
    booking('2026-12-08', { service_type: 'hotel' }),
    booking('2026-12-09', { service_id: 4 }),
  ];
  expect(missingDepartures([everest], bookings, '2026-11-27')).toEqual([
    { id: 3, name: 'Everest', day: '2026-12-03', bookings: 1 },
    { id: 3, name: 'Everest', day: '2026-12-05', bookings: 2 },
  ]);
});
