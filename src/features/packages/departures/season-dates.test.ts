import { describe, expect, it } from 'vitest';
import { newOffer } from '@/domain/departures/departures';
import { isFilledIn, MOST_DEPARTURES } from '@/domain/departures/season';
import { aside, type DatesInput, emptyInput, patternDates } from './season-dates';

describe('the input of a season', () => {
  it.each<[string, Partial<DatesInput>]>([
    ['it was only opened', {}],
    ['the other way of entering dates was looked at', { source: 'paste' }],
    ['days are switched off that are not asked for any more', { off: ['2027-06-05'] }],
    ['the discount was cleared', { offer: { ...newOffer, discount_percent: '' } }],
  ])('holds nothing to lose when %s', (_when, changes) => {
    expect(isFilledIn({ ...emptyInput, ...changes, ...aside }, emptyInput)).toBe(false);
  });

  it.each<[string, Partial<DatesInput>]>([
    ['a day', { from: '2027-06-01' }],
    ['pasted dates', { source: 'paste', pasted: '2027-06-05' }],
    ['other weekdays', { weekdays: ['0', '6'] }],
    ['an offer', { offer: { ...newOffer, offer_title: 'दशैं' } }],
    ['a status', { offer: { ...newOffer, status: false } }],
  ])('would be missed with %s', (_what, changes) => {
    expect(isFilledIn({ ...emptyInput, ...changes, ...aside }, emptyInput)).toBe(true);
  });
});

const weekdays = (...numbers: number[]) =>
  ({ repeat: 'weekdays', weekdays: numbers.map(String), days: 1 }) as const;
const every = (days: number | string) => ({ repeat: 'interval', days, weekdays: [] as string[] }) as const;

describe('the days of a pattern', () => {
  it('repeats on weekdays, both ends included', () => {
    expect(patternDates({ from: '2027-03-06', to: '2027-03-20', ...weekdays(6) })).toEqual([
      '2027-03-06',
      '2027-03-13',
      '2027-03-20',
    ]);
    expect(patternDates({ from: '2027-03-01', to: '2027-03-08', ...weekdays(1, 3) })).toEqual([
      '2027-03-01',
      '2027-03-03',
      '2027-03-08',
    ]);
  });

  it('repeats every n days, over the end of a month, a year and February', () => {
    expect(patternDates({ from: '2027-12-30', to: '2028-01-05', ...every(3) })).toEqual([
      '2027-12-30',
      '2028-01-02',
      '2028-01-05',
    ]);
    expect(patternDates({ from: '2028-02-28', to: '2028-03-01', ...every(1) })).toHaveLength(3);
  });

  it.each([
    { from: '2027-03-10', to: '2027-03-09', ...every(1) },
    { from: '', to: '2027-03-09', ...every(1) },
    { from: '2027-03-10', to: '31/03/2027', ...every(1) },
    { from: '2027-03-10', to: '2027-03-30', ...every(0) },
    { from: '2027-03-10', to: '2027-03-30', ...every(NaN) },
    { from: '2027-03-10', to: '9999-12-31', ...weekdays() },
  ])('has no days for %j', (pattern) => {
    expect(patternDates(pattern)).toEqual([]);
  });

  it('ends with the last day that can be written', () => {
    expect(patternDates({ from: '9999-12-30', to: '9999-12-31', ...weekdays(4, 5) })).toEqual([
      '9999-12-30',
      '9999-12-31',
    ]);
  });

  it('stops one beyond the limit, so that too many can be said', () => {
    const dates = patternDates({ from: '2027-01-01', to: '9999-12-31', ...every(1) });
    expect(dates).toHaveLength(MOST_DEPARTURES + 1);
  });
});
