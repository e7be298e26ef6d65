import { expect, it } from 'vitest';
import { numberedRecords, numberItem } from './number-items';

it.each([
  ['booking 4711', ['Booking 4711']],
  ['Bookings #4711', ['Booking 4711']],
  ['package region 3', ['Package region 3']],
  ['बुकिङ', []],
  ['४७११', ['Booking 4711']],
  ['#4711', ['Booking 4711']],
  ['12 dec', []],
  ['trek 12', []],
  ['package 012', []],
])('%s opens %j', (text, labels) => {
  const items = numberedRecords(text).flatMap((record) => numberItem(record));
  expect(items.map(({ label }) => label)).toEqual(labels);
});
