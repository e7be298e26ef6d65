import { expect, it } from 'vitest';
import { dayInWords, momentInWords } from './day-in-words';

it.each([
  ['ad', '18 Mar 2027', '18 Mar 2027, 09:40'],
  ['bs', '4 Chaitra 2083 BS', '4 Chaitra 2083 BS, 09:40'],
  ['both', '18 Mar 2027 · 4 Chaitra 2083 BS', '18 Mar 2027 · 4 Chaitra 2083 BS, 09:40'],
] as const)('says a day and a moment in the calendar %s', (calendar, day, moment) => {
  expect(dayInWords('2027-03-18', calendar)).toBe(day);
  expect(momentInWords('2027-03-18T09:40:00+05:45', calendar)).toBe(moment);
});

it('says a day that the other calendar does not know in the one that does', () => {
  expect(dayInWords('1900-01-01', 'bs')).toBe('1 Jan 1900');
});

it('returns an invalid timestamp unchanged', () => {
  expect(momentInWords('soon', 'bs')).toBe('soon');
});
