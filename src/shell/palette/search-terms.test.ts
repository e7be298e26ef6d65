import { expect, it } from 'vitest';
import { isSearched, looserTerms, wholeTerms } from './search-terms';

it('asks for nothing under two letters', () => {
  expect([' g ', 'ग', 'go'].map(isSearched)).toEqual([false, false, true]);
});

it('asks first for what was typed, in the script that was typed and in Latin letters', () => {
  expect(wholeTerms(' Tiliko ')).toEqual(['tiliko']);
  expect(wholeTerms('गोक्यो')).toEqual(['गोक्यो', 'gokyo']);
});

it('asks first for the whole text and for the name in it', () => {
  expect(wholeTerms('Gokyo Ri edit', 'gokyo ri')).toEqual(['gokyo ri edit', 'gokyo ri']);
});

it.each([
  ['its likeliest other spelling and its beginning', 'Gokio', ['gokyo', 'gok']],
  ['the other script', 'rara', ['रारा', 'rar']],
  ['both ends of a long word', ' Tyangboche ', ['tengboche', 'tya', 'che']],
  ['the beginning of the longest of several words', 'inn himalaya xyz', ['him']],
  ['a short word', 'xyz ri', ['xyz']],
  ['no half of a letter', '😀😀😀😀', ['😀😀😀']],
  ['nothing twice', 'ri', []],
])('asks then for %s', (_what, name, terms) => {
  expect(looserTerms(name)).toEqual(terms);
});
