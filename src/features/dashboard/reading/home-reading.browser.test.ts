import { expect, it } from 'vitest';
import { changeStored } from '@/lib/local-setting';
import { type HomeReading, homeReading } from './home-reading';

const reading: HomeReading = {
  at: 1,
  parts: 2,
  done: 2,
  failed: [],
  failures: 0,
  vendors: null,
  pages: null,
  bookings: {
    months: ['2026-11'],
    read: 0,
    of: undefined,
    unpriced: 0,
    weeks: [],
    money: [],
    kinds: [],
    regions: [],
  },
};

it.each([
  ['what was kept', reading, true],
  ['nothing', null, false],
  ['another version', { at: 1 }, false],
  ['bookings of another shape', { ...reading, bookings: { months: [], weeks: [null] } }, false],
  ['vendors of another shape', { ...reading, vendors: [] }, false],
  ['pages of another shape', { ...reading, pages: { seen: 1, faults: [{ path: 'javascript:' }] } }, false],
])('reads %s', (_what, stored, readable) => {
  changeStored('home-reading', () => stored);
  expect(homeReading.get() !== null).toBe(readable);
});
