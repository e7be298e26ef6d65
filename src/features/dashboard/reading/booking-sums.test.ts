import { expect, it } from 'vitest';
import { sumBookings, type SummedBooking } from './booking-sums';

const months = ['2026-11', '2026-12'];
const booking = (id: number, changes: Partial<SummedBooking> = {}): SummedBooking => ({
  id,
  status: 'confirmed',
  service_type: 'package',
  service_id: 3,
  start_date: '2026-11-20',
  total_amount: 1_000,
  ...changes,
});
const everest = { key: 'package 9', name: 'Everest' };
const regions = new Map([['package 3', everest]]);
const sum = (bookings: readonly SummedBooking[], of = 20) => sumBookings({ months, bookings, of, regions });

it('adds up months, kinds and regions, without what was cancelled', () => {
  const { money, kinds, regions, read, of } = sum([
    booking(1, { paid_amount: 400 }),
    booking(2, { status: 'cancelled', paid_amount: 400 }),
    booking(3, { start_date: '2026-12-31', service_type: 'hotel', service_id: 1 }),
    booking(4, { start_date: '2027-01-01' }),
    booking(5, { start_date: 'soon' }),
  ]);
  expect([read, of]).toEqual([3, 20]);
  expect(money).toEqual([
    { month: '2026-11', bookings: 1, total: 1_000, paid: 400 },
    { month: '2026-12', bookings: 1, total: 1_000, paid: 0 },
  ]);
  expect(kinds.map(({ key, bookings }) => [key, bookings])).toEqual([
    ['package', 1],
    ['hotel', 1],
  ]);
  expect(regions).toMatchObject([everest, { key: '', name: '', total: 1_000 }]);
});

it('counts a week by status where all its days were read', () => {
  const { weeks } = sum([
    booking(1),
    booking(2, { status: 'cancelled' }),
    booking(3, { start_date: '2026-12-02' }),
  ]);
  expect(weeks.map(({ sunday }) => sunday)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
  ]);
  expect(weeks[2]).toEqual({ sunday: '2026-11-15', byStatus: { confirmed: 1, cancelled: 1 } });
  expect(weeks[4]?.byStatus).toEqual({ confirmed: 1 });
});

it('says how many have no amount, and guesses neither that nor what was paid', () => {
  const { money, unpriced } = sum([
    booking(1, { total_amount: null }),
    booking(2, { start_date: '2026-12-01' }),
  ]);
  expect(unpriced).toBe(1);
  expect(money).toEqual([
    { month: '2026-11', bookings: 1, total: undefined, paid: undefined },
    { month: '2026-12', bookings: 1, total: 1_000, paid: undefined },
  ]);
});
