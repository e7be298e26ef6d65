import { describe, expect, it } from 'vitest';
import type { DayReading } from '@/domain/nepal/itinerary/reading';
import { noTexts } from '@/features/packages/itinerary/itinerary-values';
import type { SavedDay } from '@/features/packages/itinerary/plan';
import { daysWithText, spansOf, textsOfDay } from './read-days';

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

/** A day of which the text says nothing but its title. */
const plain = (title: string): DayReading => ({
  ...day,
  title: title === '_' ? undefined : said(title),
  description: [],
  hours: [],
  kilometres: [],
  sleeping: undefined,
  highest: undefined,
  meals: undefined,
  place: undefined,
  lodging: undefined,
});

describe('the texts of a day', () => {
  it('say in words what was read, and end with the facts that have no field', () => {
    expect(textsOfDay(day)).toEqual({
      title: 'Namche to Tengboche',
      duration: '30 minutes by air, 5 to 6 hours',
      accommodation: 'Teahouse, Tengboche',
      description:
        '<p>Through rhododendrons.</p><ul><li><p>Visit the monastery</p></li></ul>' +
        '<p>Altitude: Tengboche (3,860 m), highest 4,000 m</p><p>Distance: 10.5 km on foot</p>' +
        '<p>Meals: Breakfast and dinner</p>',
    });
  });

  it('know where each was read', () => {
    expect(spansOf(day).filter(({ field }) => field === 'title')).toEqual([
      { field: 'title', start: 0, end: 5 },
      { field: 'title', start: 7, end: 26 },
    ]);
  });

  it('leave what the package has where the text says nothing, and add facts only once', () => {
    const kept = { title: 'Old', duration: '1 day', accommodation: 'Tent', description: '<p>Old text</p>' };
    const said = { ...plain('New'), meals: day.meals };
    const once = textsOfDay(said, kept);
    expect(once).toEqual({
      ...kept,
      title: 'New',
      description: '<p>Old text</p><p>Meals: Breakfast and dinner</p>',
    });
    expect(textsOfDay(said, once)).toEqual(once);
  });
});

const saved = (titles: string): SavedDay[] =>
  Array.from(titles, (title, index) => ({
    id: index + 1,
    ...noTexts,
    title,
    duration: '2 hours',
    description: `<p>${title}</p>`,
  }));

const filled = (titles: string, before: string, way: 'replace' | 'append', first = 1) => {
  const reading = { days: Array.from(titles, plain), inclusions: [], exclusions: [], doubts: [] };
  const { days, listed } = daysWithText(reading, saved(before), { way, first });
  return { days, listed, titles: days.map(({ title }) => title || '_').join('') };
};

describe('days that replace those of the package', () => {
  it('go by position, keep what the text does not say, and are added beyond the last', () => {
    const { days, titles } = filled('axy', 'ab', 'replace');
    expect(titles).toBe('axy');
    expect(days.map(({ from, read }) => [from, read])).toEqual([
      [1, [0]],
      [2, [1]],
      [undefined, [2]],
    ]);
    expect(days[1]).toMatchObject({ title: 'x', duration: '2 hours', description: '<p>b</p>' });
  });

  it('begin at a day, or behind the last', () => {
    expect(filled('x', 'abc', 'replace', 2).titles).toBe('axc');
    expect(filled('x', 'abc', 'replace', 9).titles).toBe('abcx');
  });
});

it('adds days after the last one, without those that the package has', () => {
  const twin = { ...plain('b'), hours: [said({ from: 2, to: 2, by: undefined })] };
  const reading = {
    days: [plain('x'), { ...twin, description: [{ ...said('b'), isItem: false }] }],
    inclusions: [],
    exclusions: [],
    doubts: [],
  };
  const { days, listed } = daysWithText(reading, saved('ab'), { way: 'append', first: 1 });
  expect(days.map(({ title }) => title).join('')).toBe('abx');
  expect(listed).toBe(1);
});
