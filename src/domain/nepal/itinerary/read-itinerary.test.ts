import { expect, it } from 'vitest';
import { readItinerary } from './read-itinerary';
import { told } from './told.fixtures';

/** One text a habit, and below the ruler what is read from it. */
const texts: Readonly<Record<string, string>> = import.meta.glob('./texts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const RULER = '\n=====\n';

it.each(Object.entries(texts))('reads %s', (_, file) => {
  const [text = '', expected = ''] = file.split(RULER);
  expect(told(text, readItinerary(text))).toBe(expected.trimEnd());
});

const sources = Object.entries(texts).map(([name, file]) => [name, file.split(RULER)[0] ?? ''] as const);

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

it.each(sources)('says nothing that is not in %s, wherever it is cut off', (_, text) => {
  const cuts = [text.length, ...[0.2, 0.4, 0.6, 0.8].map((part) => Math.floor(text.length * part))];
  for (const cut of cuts) {
    const part = text.slice(0, cut);
    const { days, inclusions, exclusions, doubts } = readItinerary(part);
    const saids = [
      ...days.flatMap(({ date, title, description, place, lodging }) => [
        date,
        title,
        ...description,
        place,
        lodging,
      ]),
      ...inclusions,
      ...exclusions,
    ].filter((said) => said !== undefined);
    const invented = saids.filter(({ value, start, end }) => {
      const there = part.slice(start, end);
      return !wordsIn(value).every((word) => there.includes(word));
    });
    expect(invented).toEqual([]);
    expect(doubts.filter(({ start, end }) => start >= end || end > part.length)).toEqual([]);
  }
});

const LONG = 50_000;
const repeated = (text: string) => text.repeat(Math.ceil(LONG / text.length));

it.each([
  [' '],
  ['- '],
  ['. '],
  ['12'],
  ['1, '],
  ['(B'],
  ['> '],
  ['[12:03, '],
  ['Day 1 '],
  ['Day 1-2'],
  ['5-6 hrs '],
  ['3,440 m '],
  ['Meals: '],
  ['overnight at '],
  ['दिन '],
])('reads a long text of “%s” in time', (text) => {
  const begun = performance.now();
  readItinerary(`Day 1: Namche${repeated(text)}`);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
