import { expect, it } from 'vitest';
import { readItinerary } from '@/domain/nepal/itinerary/read-itinerary';
import { newlyRead, sourceIn } from './read-text';

const text = 'Day 4: Rest\nIncludes:\n- Guide\n- Meals';
const read = newlyRead(text, readItinerary(text));

it('begins at the number of the first day, and adds to lists', () => {
  expect(read).toMatchObject({ first: 4, way: 'replace', includes: { way: 'add' }, checked: [] });
  expect(read.includes.items.map(({ text }) => text)).toEqual(['Guide', 'Meals']);
});

it('gives back what was written down, with keys of its own', () => {
  const kept = JSON.parse(JSON.stringify({ typed: 'x', read })) as unknown;
  const again = sourceIn(kept);
  expect(again).toMatchObject({ typed: 'x', read: { text: read.text, first: 4 } });
  expect(again?.read?.includes.items[0]?.key).not.toBe(read.includes.items[0]?.key);
});

it.each([
  ['nothing', undefined, undefined],
  ['no text', { typed: 3 }, undefined],
  ['a list that is none', { typed: 'x', read: { ...read, includes: 'Guide' } }, { typed: 'x' }],
  ['an unknown way', { typed: 'x', read: { ...read, way: 'mix' } }, { typed: 'x' }],
])('takes what it can of a draft with %s', (_name, kept, found) => {
  expect(sourceIn(kept)).toEqual(found);
});
