import { describe, expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { sortDepartures } from './departures';

const today = '2027-03-12';
const departure = (id: number, departure_date: string, more: Partial<Departure> = {}): Departure => ({
  id,
  departure_date,
  status: 1,
  ...more,
});
const rows = [
  departure(1, '2026-10-17'),
  departure(2, '2027-10-02', { discount_percent: 5, offer_title: 'b' }),
  departure(3, '2027-03-11', { discount_percent: 12.5 }),
  departure(4, '2027-03-12', { status: 0, offer_title: 'a' }),
  departure(5, '2027-03-20'),
];
const order = (sort?: string) => sortDepartures(rows, sort, today).map(({ id }) => id);

describe('departures', () => {
  it('come first when they are ahead, soonest first, and then the past ones, latest first', () => {
    expect(order()).toEqual([4, 5, 2, 3, 1]);
  });

  it.each([
    ['departure_date', [1, 3, 4, 5, 2]],
    ['-departure_date', [2, 5, 4, 3, 1]],
    ['discount_percent', [2, 3, 1, 4, 5]],
    ['-offer_title', [2, 4, 1, 3, 5]],
    ['-status', [1, 3, 5, 2, 4]],
  ])('sort by %s', (sort, ids) => {
    expect(order(sort)).toEqual(ids);
  });
});
