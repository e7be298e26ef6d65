import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/dates';
import { MOST_DEPARTURES, planDepartures, summaryOf } from './season';

describe('a plan', () => {
  const rules = {
    existing: new Set(['2027-03-06', '2027-03-01']),
    today: '2027-03-05',
    skipped: (date: string) =>
      date.startsWith('2027-04-08') ? 'off' : date === '2027-04-09' ? 'week' : undefined,
  } as const;
  const dates = [
    '2027-04-01',
    '2027-03-06',
    '2027-04-08',
    '2027-04-01',
    '2027-03-04',
    '2027-03-01',
    '2027-03-05',
  ];
  const plan = planDepartures(7, dates, rules);

  it('has each day once, in order, and marks what is not to be created', () => {
    expect(plan).toEqual([
      { packageId: 7, date: '2027-03-01', state: 'exists' },
      { packageId: 7, date: '2027-03-04', state: 'past' },
      { packageId: 7, date: '2027-03-05', state: 'new' },
      { packageId: 7, date: '2027-03-06', state: 'exists' },
      { packageId: 7, date: '2027-04-01', state: 'new' },
      { packageId: 7, date: '2027-04-08', state: 'off' },
    ]);
    expect(summaryOf(plan).fresh.map(({ date }) => date)).toEqual(['2027-03-05', '2027-04-01']);
  });

  it.each([
    [
      plan,
      '2 departures to create. 2 departures on these days already: skipped. 1 day is past: skipped. 1 day is left out.',
      'Create 2 departures',
    ],
    [plan.slice(4, 5), '1 departure to create.', 'Create 1 departure'],
    [
      planDepartures(7, ['2027-04-09'], rules),
      '0 departures to create. 1 day in a week with a departure: skipped.',
      'Create departures',
    ],
    [[], 'No dates yet.', 'Create departures'],
  ])('is said in words: %#', (some, words, confirm) => {
    expect(summaryOf(some)).toMatchObject({ words, confirm, refusal: undefined });
  });

  it('has a limit, for which days that are skipped count only where it says so', () => {
    const many = Array.from({ length: MOST_DEPARTURES + 1 }, (_, day) => addDays('2027-05-01', day));
    const refusal = 'A season can have up to 500 departures. Choose fewer days.';
    expect(summaryOf(planDepartures(7, many, rules)).refusal).toBe(refusal);
    const some = planDepartures(7, [...many.slice(1), '2027-03-04'], rules);
    expect(summaryOf(some).refusal).toBeUndefined();
    expect(summaryOf(some, some.length).refusal).toBe(refusal);
  });
});
