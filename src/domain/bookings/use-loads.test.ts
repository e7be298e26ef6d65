import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { departureLoads } from './departure-load';
import { chunksOf, together } from './use-loads';

// A Wednesday.
const today = '2026-11-25';
const first = { from: '2026-11-22', to: '2027-02-20' };
const second = { from: '2027-02-21', to: '2027-05-22' };

it('reads thirteen weeks together, counted from the running week', () => {
  expect(chunksOf({ from: today, to: '2026-12-24' }, today)).toEqual([first]);
  expect(chunksOf({ from: '2027-02-20', to: '2027-02-21' }, today)).toEqual([first, second]);
  expect(chunksOf({ from: '2026-11-21', to: '2026-11-21' }, today)).toEqual([
    { from: '2026-08-23', to: '2026-11-21' },
  ]);
  expect(chunksOf({ from: '2027-03-01', to: '2027-02-01' }, today)).toEqual([]);
});

it('knows of no departure that it has no bookings where only a part of those was read', () => {
  const booking: Booking = {
    id: 1,
    status: 'pending',
    service_type: 'package',
    service_id: 3,
    start_date: today,
  };
  const bookingsAt = (id: number, share?: { read: number; of: undefined }) => {
    const data = { range: first, loads: departureLoads([booking]), share };
    return together([{ data } as Parameters<typeof together>[0][number]]).at({ id }, today)?.bookings;
  };
  expect([bookingsAt(3), bookingsAt(4)]).toEqual([1, 0]);
  const share = { read: 100, of: undefined };
  expect([bookingsAt(3, share), bookingsAt(4, share)]).toEqual([1, undefined]);
});
