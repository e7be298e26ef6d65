import { describe, expect, it } from 'vitest';
import { dayBeside, monthsOf } from './calendar-days';

it('has the months of days, each once', () => {
  expect(monthsOf(['2027-03-01', '2027-03-04', '2027-04-01'])).toEqual(['2027-03-01', '2027-04-01']);
});

describe('an arrow key', () => {
  const days = ['2027-03-02', '2027-03-05', '2027-03-09', '2027-03-17', '2027-04-03'];

  it.each([
    ['ArrowRight', '2027-03-05', '2027-03-09'],
    ['ArrowLeft', '2027-03-05', '2027-03-02'],
    ['ArrowLeft', '2027-03-02', undefined],
    ['ArrowDown', '2027-03-02', '2027-03-09'],
    ['ArrowDown', '2027-03-05', '2027-03-17'],
    ['ArrowUp', '2027-03-17', '2027-03-09'],
    ['ArrowUp', '2027-03-05', undefined],
    ['Home', '2027-03-17', '2027-03-02'],
    ['End', '2027-03-17', '2027-04-03'],
    ['Enter', '2027-03-17', undefined],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayBeside(days, from, key)).toBe(to);
  });
});
