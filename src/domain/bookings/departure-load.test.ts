import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { departureKey, departureLoads, loadAt } from './departure-load';

const booking: Booking = {
  id: 1,
  status: 'confirmed',
  service_type: 'package',
  service_id: 3,
  start_date: '2026-11-27',
};

it('counts who travels with a departure, and what is still to pay', () => {
  const loads = departureLoads([
    { ...booking, adults: 2, children: 1, total_amount: 900, paid_amount: 300 },
    { ...booking, id: 2, status: 'pending', adults: 1, total_amount: 500 },
    { ...booking, id: 3, status: 'cancelled', adults: 9, total_amount: 9000 },
    { ...booking, id: 4, start_date: '2026-11-28' },
    { ...booking, id: 5, service_type: 'hotel' },
  ]);
  expect(loads.get(departureKey(3, '2026-11-27'))).toEqual({
    bookings: 2,
    pending: 1,
    cancelled: 1,
    people: 4,
    due: 1100,
  });
  expect(loads.size).toBe(2);
});

it('does not guess what no booking says', () => {
  const loads = departureLoads([{ ...booking, total_amount: 900 }]);
  expect(loads.get(departureKey(3, '2026-11-27'))).toMatchObject({ people: undefined, due: undefined });
});

it('finds the bookings that name their package and not its id, or not what they are', () => {
  const named: Booking = { ...booking, service_id: null, service_name: 'Gokyo' };
  const loads = departureLoads([
    { ...booking, adults: 2 },
    { ...named, id: 2, adults: 1 },
    { ...named, id: 3, service_type: undefined },
    { ...named, id: 4, service_type: 'hotel' },
    { ...booking, id: 5, service_type: undefined, service_name: null },
  ]);
  const day = booking.start_date ?? '';
  expect(loadAt(loads, { id: 3, name: 'Gokyo' }, day)).toMatchObject({ bookings: 3, people: 3 });
  expect(loadAt(loads, { id: 3 }, day)).toMatchObject({ bookings: 1 });
  expect(loadAt(loads, { id: 4, name: 'Rara' }, day)).toMatchObject({ bookings: 0, people: undefined });
});
