import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decode } from '@/api/tolerant/decode';
import type { Booking } from '@/generated/model';
import { getBooking } from '@/generated/shapes/bookings';
import { otherFacts } from './other-facts';

it('shows every field that the contract does not know, in words', () => {
  const answer = decode(getBooking, {
    data: {
      id: 7,
      status: 'confirmed',
      voucher_code: 'DASHAIN-12',
      insured: true,
      pickup: null,
      guide: { name: 'Pemba', languages: ['English', 'नेपाली'] },
      payments: [{ amount: 500 }, { amount: 900 }],
    },
  });
  const { data } = (answer as { value: { data: Booking } }).value;
  expect(otherFacts(data, 'both')).toEqual([
    ['Voucher code', 'DASHAIN-12'],
    ['Insured', 'Yes'],
    ['Pickup', ''],
    ['Guide: Name', 'Pemba'],
    ['Guide: Languages', 'English, नेपाली'],
    ['Payments 1: Amount', '500'],
    ['Payments 2: Amount', '900'],
  ]);
});

it('has nothing to show of a booking as the contract has it', () => {
  expect(otherFacts({ id: 7, status: 'pending', note: 'Vegetarian' }, 'both')).toEqual([]);
});

it.each([
  ['2026-11-29T18:15:00Z', '30 Nov 2026 · 14 Mangsir 2083 BS, 00:00'],
  ['2026-11-29T18:15:00.000000Z', '30 Nov 2026 · 14 Mangsir 2083 BS, 00:00'],
  ['2026-11-30T09:30:00+0545', '30 Nov 2026 · 14 Mangsir 2083 BS, 09:30'],
  ['2026-11-30 09:30:00', '30 Nov 2026 · 14 Mangsir 2083 BS, 09:30'],
  ['2026-11-30', '30 Nov 2026 · 14 Mangsir 2083 BS'],
  ['2026-11-30-17', '2026-11-30-17'],
  ['2026-13-30T09:30:00Z', '2026-13-30T09:30:00Z'],
])('shows %s in the time of Nepal as %s', (value, text) => {
  const booking = { id: 7, status: 'pending', seen: value, steps: [{ at: value }], all: [value] } as const;
  expect(otherFacts(booking, 'both').map(([, shown]) => shown)).toEqual([text, text, text]);
});

/** All readable texts in a value. */
const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

it('loses nothing, whatever a backend sends', () => {
  const others = fc.dictionary(fc.stringMatching(/^x_[a-z]{2,6}$/), fc.jsonValue({ maxDepth: 4 }));
  fc.assert(
    fc.property(others, (fields) => {
      const shown = otherFacts({ id: 7, status: 'pending', ...fields }, 'both').flatMap(([, text]) =>
        typeof text === 'string' ? [text] : [],
      );
      for (const leaf of leavesOf(fields)) expect(shown.some((text) => text.includes(leaf))).toBe(true);
    }),
    { seed: 20_261_122 },
  );
});
