import { expect, it } from 'vitest';
import type { DayReading, Doubt } from '@/domain/nepal/itinerary/reading';
import { newDay } from '@/features/packages/itinerary/days';
import type { ReadText } from '@/features/packages/itinerary/source';
import { fieldKey, ownersOf, segmentsOf } from './segments';

const text = 'Hi. Day 1-2: Namche, 6 hrs';
const part = <Value>(value: Value, words: string) => {
  const start = text.indexOf(words);
  return { value, start, end: start + words.length };
};

const day: DayReading = {
  start: 4,
  end: text.length,
  number: part(1, 'Day 1-2'),
  date: undefined,
  title: part('Namche', 'Namche'),
  description: [{ ...part('Namche, 6 hrs', 'Namche, 6 hrs'), isItem: false }],
  hours: [part({ from: 6, to: 6, by: undefined }, '6 hrs')],
  kilometres: [],
  sleeping: undefined,
  highest: undefined,
  meals: undefined,
  place: undefined,
  lodging: undefined,
};

const outside: Doubt = { code: 'outside', start: 0, end: 3, day: undefined, expected: undefined };
const reading = { days: [day, day], inclusions: [], exclusions: [], doubts: [outside] };
const read: ReadText = {
  text,
  way: 'replace',
  first: 1,
  includes: { items: [], way: 'add' },
  excludes: { items: [], way: 'add' },
  checked: [],
};
const days = [
  { ...newDay(), read: [0] },
  { ...newDay(), read: [1] },
];

it('gives each part of the text to the closest fields, of each day that was read there', () => {
  const [first, second] = days.map(({ key }) => key) as [string, string];
  const both = (field: string) => [fieldKey(first, field), fieldKey(second, field)];
  expect(
    segmentsOf(text, reading, ownersOf(days, read)).map(({ text: words, fields }) => [words, fields]),
  ).toEqual([
    ['Hi.', []],
    [' ', []],
    ['Day 1-2', both('title')],
    [': ', []],
    ['Namche', both('title')],
    [', ', both('description')],
    ['6 hrs', both('duration')],
  ]);
});

it('marks doubts until they are checked, and goes on to say what was not read', () => {
  expect(segmentsOf(text, reading, ownersOf(days, read))[0]).toMatchObject({ doubts: [0], unread: true });
  expect(segmentsOf(text, reading, ownersOf(days, { ...read, checked: [0] }))[0]).toMatchObject({
    doubts: [],
    unread: true,
  });
});
