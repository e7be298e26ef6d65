import { describe, expect, it } from 'vitest';
import { partsOfKey } from '../../src/lib/languages/message-key.ts';
import { languages } from '../../src/lib/languages/stored-language.ts';
import { readCatalogues } from './catalogue.ts';
import { readMessages } from './messages.ts';
import { readNames } from './names.ts';

const keys = { messages: readMessages().map(({ key }) => key), names: readNames() };

/** What a translation must have as its key has it: values by name, the place of a number, and spaces at its ends. */
const marks = (text: string) => [
  [...new Set(text.match(/\{\$\w+\}/g))].sort().join(),
  text.split('#').length,
  /^\s*/.exec(text)?.[0],
  /\s*$/.exec(text)?.[0],
];

/** A key without its meaning. */
const english = (key: string) => partsOfKey(key).text;

const catalogues = readCatalogues();

it('every language that can be chosen has a file, and every file can be chosen', () => {
  expect(Object.keys(languages).toSorted()).toEqual(['en', ...catalogues.keys()].toSorted());
});

describe.each([...catalogues])('%s.json', (_language, catalogue) => {
  it.each(['messages', 'names'] as const)('has all %s of the source, and no others', (part) => {
    const texts = catalogue[part];
    expect(Object.keys(texts)).toEqual(keys[part].toSorted());
    expect(Object.values(texts)).not.toContain('');
  });

  it('keeps what is filled in', () => {
    const texts = Object.entries(catalogue.messages);
    const unlike = texts.filter(([key, text]) => String(marks(english(key))) !== String(marks(text)));
    expect(unlike).toEqual([]);
  });
});
