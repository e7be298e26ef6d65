import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { paymentOf } from './payment';

const booking: Booking = { id: 7, status: 'confirmed' };

it.each([
  ['a deposit', { total_amount: 370_000, paid_amount: 92_500 }, 0.25, '25% paid'],
  ['all but a little', { total_amount: 1000, paid_amount: 999 }, 0.999, '99% paid'],
  ['a little', { total_amount: 1000, paid_amount: 1 }, 0.001, '1% paid'],
  ['nothing', { total_amount: 1000, paid_amount: 0 }, 0, 'Nothing paid yet'],
  ['all', { total_amount: 1000, paid_amount: 1000 }, 1, 'Paid in full'],
  ['more than all', { total_amount: 1000, paid_amount: 1500 }, 1, 'Paid in full'],
  ['what is free', { total_amount: 0, paid_amount: 0 }, undefined, 'Nothing to pay'],
  ['a sum of an unknown total', { paid_amount: 1000 }, undefined, 'It is not known what the total is'],
  ['nobody knows what', { total_amount: 1000 }, undefined, 'It is not known what has been paid'],
] as const)('says that %s has been paid', (_, amounts, share, headline) => {
  expect(paymentOf({ ...booking, ...amounts })).toMatchObject({ share, headline });
});

const amountsOf = (amounts: Partial<Booking>) => {
  const payment = paymentOf({ ...booking, ...amounts });
  return payment && [payment.due && 'Due', ...payment.amounts.map(([label]) => label)].filter(Boolean);
};

it('names the amounts that it knows, each sum once, and guesses none', () => {
  expect(amountsOf({ total_amount: 9, paid_amount: 4 })).toEqual(['Due', 'Paid', 'Total']);
  expect(amountsOf({ total_amount: 9, paid_amount: 0 })).toEqual(['Due']);
  expect(amountsOf({ total_amount: 9, paid_amount: 9 })).toEqual(['Total']);
  expect(amountsOf({ total_amount: 9 })).toEqual(['Total']);
  expect(amountsOf({ paid_amount: 4 })).toEqual(['Paid']);
  expect(amountsOf({})).toBeUndefined();
});

it('says what is more than the total', () => {
  expect(paymentOf({ ...booking, total_amount: 1000, paid_amount: 1500 })?.note).toMatch(/^NPR\s500 more/);
});

it.each([
  [0, undefined],
  [500, 'It is not known whether what was paid has been refunded.'],
])('lets nothing be due when a booking with %i paid is cancelled', (paid_amount, note) => {
  const payment = paymentOf({ ...booking, status: 'cancelled', total_amount: 1000, paid_amount });
  expect(payment).toMatchObject({ headline: 'Cancelled, nothing is due', due: undefined, note });
  expect(payment?.amounts.map(([label]) => label)).toEqual(['Paid', 'Total']);
});
