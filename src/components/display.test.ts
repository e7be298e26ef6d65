import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words';
import { parseDisplay } from './display';

it('reads what was stored, and takes the default for what is unknown', () => {
  expect(parseDisplay(null)).toEqual({ density: 'md', calendar: 'both', rows: 'list' });
  expect(parseDisplay({ density: 'xl', calendar: 'mayan', rows: '50' })).toEqual({
    density: 'xl',
    calendar: 'both',
    rows: '50',
  });
});

it.each([
  ['both', '18 Mar 2027 · 4 Chaitra 2083 BS'],
  ['ad', '18 Mar 2027'],
  ['bs', '4 Chaitra 2083 BS'],
] as const)('says a day in %s', (calendar, words) => {
  expect(dayInWords('2027-03-18', calendar)).toBe(words);
});

it('says a day that the other calendar does not know in the one that does', () => {
  expect(dayInWords('1900-01-01', 'bs')).toBe('1 Jan 1900');
});
