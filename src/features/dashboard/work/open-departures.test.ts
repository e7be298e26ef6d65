import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { openDepartures } from './open-departures';

const trek = {
  status: 'confirmed',
  service_type: 'package',
  service_id: 3,
  service_name: 'Langtang',
  start_date: '2026-11-27',
} satisfies Partial<Booking>;

it('lists departures once that wait for an answer or for money, the next first', () => {
  const bookings: Booking[] = [
    { ...trek, id: 1, start_date: '2026-12-01', total_amount: 900, paid_amount: 100 },
    { ...trek, id: 2, status: 'pending' },
    { ...trek, id: 3, adults: 2 },
    { ...trek, id: 4, service_id: 4, total_amount: 900, paid_amount: 900 },
    { ...trek, id: 5, service_id: 5, status: 'cancelled', total_amount: 900 },
    { ...trek, id: 6, service_type: 'hotel', service_name: 'Yeti', status: 'pending' },
    { ...trek, id: 7, service_id: 6, service_name: ' ', status: 'pending' },
  ];
  expect(openDepartures(bookings).map(({ name, date, load }) => [name, date, load.bookings])).toEqual([
    ['Langtang', '2026-11-27', 2],
    ['Unnamed package (ID 6)', '2026-11-27', 1],
    ['Langtang', '2026-12-01', 1],
  ]);
});

it('asks for no money where no booking says what was paid', () => {
  expect(openDepartures([{ ...trek, id: 1, total_amount: 900 }])).toEqual([]);
});
