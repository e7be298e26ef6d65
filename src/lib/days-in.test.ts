import { expect, it } from 'vitest';
import { daysIn } from './days-in';

it.each([
  ['14 days', 14],
  ['1 Day', 1],
  ['13 nights 14 days', 14],
  ['10–12 days', 10],
  ['10 to 12 days', 10],
  ['14-day trek', 14],
  ['2 weeks', 14],
  ['१४ दिन', 14],
  ['5', 5],
  ['6 hours', undefined],
  ['', undefined],
  [null, undefined],
])('%j promises %j days', (duration, days) => {
  expect(daysIn(duration)).toBe(days);
});
