import { expect, it } from 'vitest';
import { dayInWords, dayName, dayParts, momentInWords, otherDayName } from './day-in-words';

it.each([
  ['both', '18 Mar 2027 · 4 Chaitra 2083 BS', '18 Mar 2027', '4 Chaitra 2083 BS'],
  ['bs-first', '4 Chaitra 2083 BS · 18 Mar 2027', '4 Chaitra 2083 BS', '18 Mar 2027'],
  ['ad', '18 Mar 2027', '18 Mar 2027', undefined],
  ['bs', '4 Chaitra 2083 BS', '4 Chaitra 2083 BS', undefined],
] as const)('writes a date in the calendars of %s', (calendar, words, first, second) => {
  expect(dayInWords('2027-03-18', calendar)).toBe(words);
  expect(dayName('2027-03-18', calendar)).toBe(first);
  expect(otherDayName('2027-03-18', calendar)).toBe(second);
  expect(momentInWords('2027-03-18T10:15:00+05:45', calendar)).toBe(`${words}, 10:15`);
});

it.each(['bs-first', 'bs'] as const)(
  'writes what no table has in the Gregorian calendar (%s)',
  (calendar) => {
    expect(dayInWords('2035-01-02', calendar)).toBe('2 Jan 2035');
    expect(dayParts('2035-01-02', calendar)).toEqual({ day: 2, month: 'Jan', year: 2035 });
  },
);

it('gives the parts of a date by the calendar that is first', () => {
  expect(dayParts('2027-03-18', 'both')).toEqual({ day: 18, month: 'Mar', year: 2027 });
  expect(dayParts('2027-03-18', 'bs-first')).toEqual({ day: 4, month: 'Chaitra', year: 2083 });
});
