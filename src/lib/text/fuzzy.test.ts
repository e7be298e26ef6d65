import { expect, it } from 'vitest';
import { rank } from './fuzzy';

const names = [
  'Annapurna Circuit with Tilicho Lake',
  'Gokyo Ri Trek',
  'Everest Base Camp Trek',
  'Langtang Valley',
  'Phewa Lakeside Homestay',
  'Chhomrong',
  'मार्फा स्याउ बगैंचा',
];

const found = (query: string) => rank(names, query, (name) => name);

it.each([
  ['Gokyo', 'Gokyo Ri Trek'],
  ['gokio', 'Gokyo Ri Trek'],
  ['gokia', 'Gokyo Ri Trek'],
  ['gkoyo', 'Gokyo Ri Trek'],
  ['गोक्यो', 'Gokyo Ri Trek'],
  ['annap', 'Annapurna Circuit with Tilicho Lake'],
  ['anapurna', 'Annapurna Circuit with Tilicho Lake'],
  ['अन्नपूर्ण', 'Annapurna Circuit with Tilicho Lake'],
  ['tilicho circuit', 'Annapurna Circuit with Tilicho Lake'],
  ['circuit tilicho', 'Annapurna Circuit with Tilicho Lake'],
  ['anapurna circuit with tilicho lake', 'Annapurna Circuit with Tilicho Lake'],
  ['evrest', 'Everest Base Camp Trek'],
  ['fewa', 'Phewa Lakeside Homestay'],
  ['chomrong', 'Chhomrong'],
  ['marfa', 'मार्फा स्याउ बगैंचा'],
])('finds by %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it('finds nothing where nothing is alike', () => {
  expect(found('helicopter')).toEqual([]);
});

it('returns all items for an empty query', () => {
  expect(found(' ')).toEqual(names);
});

it('puts a name that begins with the words before one that has them somewhere', () => {
  expect(rank(['A view of Rara', 'Rara Lake'], 'rara', (name) => name)[0]).toBe('Rara Lake');
});

it('matches special characters of regular expressions literally', () => {
  expect(rank(['C++ (draft) [1]', 'Other'], '(draft', (name) => name)).toEqual(['C++ (draft) [1]']);
  expect(found('(((')).toEqual([]);
});

it('forgives a typing error only where nothing is called so', () => {
  expect(rank(['Dolpa', 'Dolma'], 'dolma', (name) => name)).toEqual(['Dolma']);
  expect(rank(['Dolpa'], 'dolma', (name) => name)).toEqual(['Dolpa']);
});

it('forgives nothing in a text that is too long for a query', () => {
  expect(rank(['x'.repeat(150)], `${'x'.repeat(140)}y`, (name) => name)).toEqual([]);
});
