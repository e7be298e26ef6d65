import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { openAmong, travelDay } from './travel-day';

const booking = (id: number, changes: Partial<Booking> = {}): Booking => ({
  id,
  status: 'confirmed',
  ...changes,
});
const day = '2026-11-27';

it('begins with who waits for an answer, then who has to pay, and leaves out who does not come', () => {
  const bookings = [
    booking(1, { adults: 2, total_amount: 900, paid_amount: 900 }),
    booking(2, { status: 'cancelled', adults: 9, total_amount: 900 }),
    booking(3, { adults: 1, children: 1, total_amount: 900, paid_amount: 100 }),
    booking(4, { status: 'pending', total_amount: 50 }),
  ];
  const { travellers, people, due } = travelDay(day, bookings, bookings);
  expect(travellers.map((one) => [one.booking.id, one.people, one.due])).toEqual([
    [4, undefined, 50],
    [3, 2, 800],
    [1, 2, 0],
  ]);
  expect([people, due]).toEqual([4, 850]);
  expect(openAmong(bookings)).toEqual({ going: 3, pending: 1, unpaid: { bookings: 2, due: 850 } });
});

it('knows what is to pay by all bookings: one that leaves out zeros says it of some only', () => {
  const omitted = [booking(1, { total_amount: 900 })];
  expect(travelDay(day, omitted, omitted)).toMatchObject({ people: undefined, due: undefined });
  expect(openAmong(omitted).unpaid).toBeUndefined();
  expect(openAmong([]).unpaid).toEqual({ bookings: 0, due: 0 });
  expect(travelDay(day, omitted, [...omitted, booking(2, { paid_amount: 1 })]).due).toBe(900);
});
