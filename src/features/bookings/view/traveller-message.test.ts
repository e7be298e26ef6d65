import { expect, it } from 'vitest';
import { travellerMessage } from './traveller-message';

it('says what is booked, when, for whom and what is to be paid', () => {
  const booking = {
    id: 7,
    service_name: 'Rara Lake Trek',
    contact_name: 'Maya Rai',
    start_date: '2027-05-01',
    status: 'pending',
    adults: 2,
    children: 1,
    total_amount: 172_000,
    paid_amount: 0,
  } as const;
  expect(travellerMessage(booking, 'both')).toBe(
    `Hello Maya Rai,

Booking: 7
Status: Pending
Booked: Rara Lake Trek
From: 1 May 2027 · 18 Baisakh 2084 BS
Travellers: 2 adults, 1 child
Total: NPR 1,72,000
Paid: NPR 0
Still to pay: NPR 1,72,000

Kind regards`.replaceAll('NPR ', 'NPR\u00a0'),
  );
});

it('leaves out what nobody knows', () => {
  expect(travellerMessage({ id: 7, status: 'cancelled', total_amount: 500 }, 'ad')).toBe(
    `Hello,

Booking: 7
Status: Cancelled
Total: NPR 500

Kind regards`.replaceAll('NPR ', 'NPR\u00a0'),
  );
});
