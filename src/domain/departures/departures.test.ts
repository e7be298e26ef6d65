import { describe, expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { departureBody, departuresAhead, isActive, isPast } from './departures';

const departure = (id: number, departure_date: string, more: Partial<Departure> = {}): Departure => ({
  id,
  departure_date,
  status: 1,
  ...more,
});

it('is past from the next day on', () => {
  const today = '2027-03-12';
  expect(isPast(departure(1, '2027-03-11'), today)).toBe(true);
  expect(isPast(departure(1, today), today)).toBe(false);
  expect(isPast(departure(1, 'soon'), today)).toBe(false);
});

it('is active without a status', () => {
  expect([{}, { status: 1 }, { status: 0 }].map((row) => isActive(row as Departure))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('the body of a departure', () => {
  it('keeps texts and numbers, and leaves out an empty title', () => {
    expect(
      departureBody('2027-03-18', { discount_percent: 12.5, offer_title: ' दशैं विशेष छुट ', status: true }),
    ).toEqual({
      departure_date: '2027-03-18',
      discount_percent: 12.5,
      offer_title: 'दशैं विशेष छुट',
      status: 1,
    });
    expect(departureBody('2027-03-18', { discount_percent: '', offer_title: ' ', status: false })).toEqual({
      departure_date: '2027-03-18',
      discount_percent: 0,
      status: 0,
    });
  });
});

it('counts today, but nothing past, inactive or unreadable, as ahead', () => {
  const some = [
    departure(1, '2027-03-12'),
    departure(2, '2027-03-10'),
    departure(3, '2027-03-09'),
    departure(4, '2027-03-11', { status: 0 }),
    departure(5, 'soon'),
  ];
  expect(departuresAhead(some, '2027-03-10').map(({ id }) => id)).toEqual([2, 1]);
  expect(departuresAhead([], '2027-03-10')).toEqual([]);
  expect(() => departuresAhead([departure(6, 'soon')], '2027-03-10')).toThrow('a date that can be read');
});
