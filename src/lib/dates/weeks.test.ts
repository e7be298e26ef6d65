import { describe, expect, it } from 'vitest';
import { weeksOf } from './weeks';

describe('a month of a calendar', () => {
  it('is laid out in whole weeks', () => {
    const weeks = weeksOf('2027-03-01');
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]).toEqual([
      undefined,
      '2027-03-01',
      '2027-03-02',
      '2027-03-03',
      '2027-03-04',
      '2027-03-05',
      '2027-03-06',
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(weeksOf('2026-02-01')).toHaveLength(4);
  });
});
