import { expect, it } from 'vitest';
import { isSearched, looserTerms, termsElsewhere, wholeTerms } from './search-terms';

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
  ['its likeliest other spellings and its beginning', 'Gokio', ['gokyo', 'गोक्यो', 'gok']],
  ['the other script', 'rara', ['रारा', 'rar']],
  ['both ends of a long word', ' Namobudha ', ['nam', 'dha']],
  ['both ends of the longest of several words', 'inn himalaya xyz', ['him', 'aya']],
  ['a short word', 'xyz ri', ['xyz']],
  ['no half of a letter', '😀😀😀😀', ['😀😀😀']],
  ['nothing twice', 'ri', []],
])('asks then for %s', (_what, name, terms) => {
  expect(looserTerms(name)).toEqual(terms);
});

it.each([
  ['poonhill', ['poon hill', 'पूनहिल']],
  ['everest', ['एभरेस्ट', 'sagarmatha']],
  ['mustng', ['mus']],
])('asks areas without “%s” for other spellings of it, or for its beginning', (name, terms) => {
  expect(termsElsewhere(name)).toEqual(terms);
});
