import { expect, it } from 'vitest';
import { readDay } from './typed-day';

const today = '2026-11-25';

it.each([
  ['today', '2026-11-25'],
  ['Tomorrow ', '2026-11-26'],
  ['भोलि', '2026-11-26'],
  ['wednesday', '2026-11-25'],
  ['tuesday', '2026-12-01'],
  ['2026-12-12', '2026-12-12'],
  ['12 Dec 2027', '2027-12-12'],
  ['mangsir 5 2083', '2026-11-21'],
  ['2083-08-05', '2026-11-21'],
  ['२०८३-०८-०५', '2026-11-21'],
])('%s is a day', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

it.each([
  ['12 dec', '2026-12-12'],
  ['dec 12', '2026-12-12'],
  ['20 nov', '2026-11-20'],
  ['3 feb', '2027-02-03'],
  ['5 mangsir', '2026-11-21'],
  ['baishakh 1', '2027-04-14'],
])('%s is the nearest such day', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

it.each(['', 'dec', '12', 'sun', '12 12', '3/12/2027', 'day 3', 'mardi himal 5', 'gokyo'])(
  '“%s” is not a date',
  (text) => {
    expect(readDay(text, today)).toBeUndefined();
  },
);
