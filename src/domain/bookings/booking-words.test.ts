import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { bookingChoices, noteWords } from './booking-words';

it('offers the contract’s words, those that bookings have, and the chosen one', () => {
  noteWords([{ id: 1, status: 'on_hold', service_type: 'trek' } as unknown as Booking]);
  expect(bookingChoices.status('refunded').map(({ value }) => value)).toEqual([
    'pending',
    'confirmed',
    'completed',
    'cancelled',
    'on_hold',
    'refunded',
  ]);
  expect(bookingChoices.service_type('').at(-1)).toEqual({ value: 'trek', label: 'Trek' });
});
