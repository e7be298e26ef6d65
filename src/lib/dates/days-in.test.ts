import { expect, it } from 'vitest';
import { daysIn, durationProblem } from './days-in';

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
  ['14D/13N', 14],
  ['2.5 days', 3],
  ['2,5 days', 3],
  ['1.5 weeks', 11],
  ['1 week 3 days', 10],
  ['2 weeks (14 days)', 14],
  ['१ हप्ता ३ दिन', 10],
  ['6 hours', undefined],
  ['9841234567', undefined],
  ['99999999 days', undefined],
  ['', undefined],
  [null, undefined],
])('%j promises %j days', (duration, days) => {
  expect(daysIn(duration)).toBe(days);
});

it.each(['', '14 days', '6 to 7 hours', '3h 30m', '2.5 hours', '45 min', '३ घण्टा', '1 month'])(
  'finds no problem in %j',
  (duration) => {
    expect(durationProblem(duration)).toBeUndefined();
  },
);

it.each(['long', '14', 'fourteen days', '14 dys'])('says whether %j names a length of time', (duration) => {
  expect(durationProblem(duration) === undefined).toBe(duration === '14');
});
