import { describe, expect, it } from 'vitest';
import { dayBeside, monthsOf, newDays, planInWords, planSeason, SEASON_LIMIT, seasonDates } from './season';

const weekdays = (...numbers: number[]) => ({ kind: 'weekdays', weekdays: numbers }) as const;
const every = (days: number) => ({ kind: 'interval', days }) as const;

describe('the days of a pattern', () => {
  it('repeats on weekdays, both ends included', () => {
    expect(seasonDates({ from: '2027-03-06', to: '2027-03-20', repeat: weekdays(6) })).toEqual([
      '2027-03-06',
      '2027-03-13',
      '2027-03-20',
    ]);
    expect(seasonDates({ from: '2027-03-01', to: '2027-03-08', repeat: weekdays(1, 3) })).toEqual([
      '2027-03-01',
      '2027-03-03',
      '2027-03-08',
    ]);
  });

  it('repeats every n days, over the end of a month, a year and February', () => {
    expect(seasonDates({ from: '2027-12-30', to: '2028-01-05', repeat: every(3) })).toEqual([
      '2027-12-30',
      '2028-01-02',
      '2028-01-05',
    ]);
    expect(seasonDates({ from: '2028-02-28', to: '2028-03-01', repeat: every(1) })).toHaveLength(3);
  });

  it.each([
    { from: '2027-03-10', to: '2027-03-09', repeat: every(1) },
    { from: '', to: '2027-03-09', repeat: every(1) },
    { from: '2027-03-10', to: '31/03/2027', repeat: every(1) },
    { from: '2027-03-10', to: '2027-03-30', repeat: every(0) },
    { from: '2027-03-10', to: '2027-03-30', repeat: every(NaN) },
    { from: '2027-03-10', to: '9999-12-31', repeat: weekdays() },
  ])('has no days for %j', (pattern) => {
    expect(seasonDates(pattern)).toEqual([]);
  });

  it('ends with the last day that can be written', () => {
    expect(seasonDates({ from: '9999-12-30', to: '9999-12-31', repeat: weekdays(4, 5) })).toEqual([
      '9999-12-30',
      '9999-12-31',
    ]);
  });

  it('stops one beyond the limit, so that too many can be said', () => {
    const dates = seasonDates({ from: '2027-01-01', to: '9999-12-31', repeat: every(1) });
    expect(dates).toHaveLength(SEASON_LIMIT + 1);
  });
});

describe('a plan', () => {
  const rules = { existing: new Set(['2027-03-06', '2027-03-01']), off: ['2027-04-08'], today: '2027-03-05' };
  const plan = planSeason(
    ['2027-04-01', '2027-03-06', '2027-04-08', '2027-04-01', '2027-03-04', '2027-03-01', '2027-03-05'],
    rules,
  );

  it('has each day once, in order, and marks what is not to be created', () => {
    expect(plan).toEqual([
      { date: '2027-03-01', state: 'exists' },
      { date: '2027-03-04', state: 'past' },
      { date: '2027-03-05', state: 'new' },
      { date: '2027-03-06', state: 'exists' },
      { date: '2027-04-01', state: 'new' },
      { date: '2027-04-08', state: 'off' },
    ]);
    expect(newDays(plan)).toEqual(['2027-03-05', '2027-04-01']);
    expect(monthsOf(plan.map(({ date }) => date))).toEqual(['2027-03-01', '2027-04-01']);
  });

  it('is said in words', () => {
    expect(planInWords(plan)).toBe(
      '2 departures to create. 2 departures on these days already: skipped. 1 day is past: skipped. 1 day is left out.',
    );
    expect(planInWords(plan.slice(4, 5))).toBe('1 departure to create.');
    expect(planInWords([])).toBe('No dates yet.');
  });
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
