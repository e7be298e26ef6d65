import { expect, it } from 'vitest';
import { changeStored } from '@/lib/storage/local-setting';
import { type HomeReading, homeReading } from './home-reading';

const debt = { id: 7, name: 'Pemba', owed: ['pan' as const] };
const part = { key: 'hotel', name: 'Hotels', bookings: 1, total: 9000, paid: undefined };

const reading = {
  at: 1,
  parts: 2,
  done: 2,
  failed: [],
  failures: 0,
  vendors: { seen: 1, owing: [debt] },
  pages: null,
  missing: null,
  bookings: {
    months: ['2026-11'],
    read: 0,
    of: undefined,
    unpriced: 0,
    weeks: [{ sunday: '2026-11-22', byStatus: { pending: 1 } }],
    money: [{ month: '2026-11', bookings: 1, total: 9000, paid: undefined }],
    kinds: [part],
    regions: [part],
  },
} satisfies HomeReading;

const withSums = (sums: object) => ({ ...reading, bookings: { ...reading.bookings, ...sums } });

it.each([
  ['what was kept', reading, true],
  ['nothing', null, false],
  ['another version', { at: 1 }, false],
  ['bookings of another shape', { ...reading, bookings: { months: [], weeks: [null] } }, false],
  ['weeks of another shape', withSums({ weeks: [{ sunday: '2026-11-22', count: 1 }] }), false],
  ['kinds of another shape', withSums({ kinds: [{ ...part, key: 1 }] }), false],
  ['amounts of another shape', withSums({ regions: [{ ...part, total: '9000' }] }), false],
  ['vendors of another shape', { ...reading, vendors: [] }, false],
  ['debts of another shape', { ...reading, vendors: { seen: 1, owing: [{ ...debt, owed: 1 }] } }, false],
  ['pages of another shape', { ...reading, pages: { seen: 1, faults: [{ path: 'javascript:' }] } }, false],
])('reads %s', (_what, stored, readable) => {
  changeStored('home-reading', () => stored);
  expect(homeReading.get() !== null).toBe(readable);
});
