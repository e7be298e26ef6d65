import { describe, expect, it } from 'vitest';
import type { DayReading } from '@/domain/nepal/itinerary/reading';
import { cardTextsOf, dayTextsOf, noCard, spansOf } from './card-texts';

const said = <Value>(value: Value, start = 0, end = 1) => ({ value, start, end });

const day: DayReading = {
  start: 0,
  end: 90,
  number: said(3, 0, 5),
  date: undefined,
  title: said('Namche to Tengboche', 7, 26),
  description: [
    { ...said('Through rhododendrons.'), isItem: false },
    { ...said('Visit the monastery'), isItem: true },
  ],
  hours: [said({ from: 0.5, to: 0.5, by: 'flight' as const }), said({ from: 5, to: 6, by: undefined })],
  kilometres: [said({ from: 10.5, to: 10.5, by: 'walk' as const })],
  sleeping: said(3_860),
  highest: said(4_000),
  meals: said(['breakfast', 'dinner'] as const),
  place: said('Tengboche'),
  lodging: said('teahouse'),
};

describe('the texts of a day', () => {
  it('say in words what was read', () => {
    expect(cardTextsOf(day)).toEqual({
      title: 'Namche to Tengboche',
      duration: '30 minutes by air, 5 to 6 hours',
      accommodation: 'Teahouse, Tengboche',
      altitude: 'Tengboche (3,860 m), highest 4,000 m',
      distance: '10.5 km on foot',
      meals: 'Breakfast and dinner',
      description: 'Through rhododendrons.\n- Visit the monastery',
    });
  });

  it('know where each was read', () => {
    expect(spansOf(day).filter(({ field }) => field === 'title')).toEqual([
      { field: 'title', start: 0, end: 5 },
      { field: 'title', start: 7, end: 26 },
    ]);
  });

  it('end with the facts that have no field', () => {
    expect(dayTextsOf({ ...noCard, title: ' A ', description: 'Up & down', meals: 'Dinner' })).toEqual({
      title: 'A',
      duration: '',
      accommodation: '',
      description: '<p>Up &amp; down</p><p>Meals: Dinner</p>',
    });
  });

  it('leave what the package has where the text says nothing, and add facts only once', () => {
    const kept = { title: 'Old', duration: '1 day', accommodation: 'Tent', description: '<p>Old text</p>' };
    const once = dayTextsOf({ ...noCard, title: 'New', meals: 'Lunch' }, kept);
    expect(once).toEqual({ ...kept, title: 'New', description: '<p>Old text</p><p>Meals: Lunch</p>' });
    expect(dayTextsOf({ ...noCard, title: 'New', meals: 'Lunch' }, once)).toEqual(once);
  });
});
