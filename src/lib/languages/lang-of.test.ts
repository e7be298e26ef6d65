import { expect, it } from 'vitest';
import { langOf } from './lang-of';

it.each([
  ['घोरेपानी पुन हिल', 'ne'],
  ['Ghorepani Poon Hill', undefined],
  ['घोरेपानी Poon Hill', undefined],
  ['2083-08-12', undefined],
])('%s on an English page has the language %s', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
