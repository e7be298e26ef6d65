import { expect, it } from 'vitest';
import { translationsOf } from '../../src/lib/languages/translations.ts';
import { type Target, writeTexts } from './write-texts.ts';

const english: Target = { language: 'en' };

const nepali = (messages: Record<string, string>): Target => ({
  language: 'ne',
  translations: translationsOf({ messages, names: { Status: 'स्थिति' } }),
  importOf: (specifier) => `.${specifier}`,
});

const both = (code: string, messages: Record<string, string>) => [
  writeTexts(code, english),
  writeTexts(code, nepali(messages)),
];

it('writes a text, with what is filled in where each language has it', () => {
  expect(
    both('show($localize`Delete ${noun}:noun: of ${day}:day:?`)', {
      'Delete {$noun} of {$day}?': '{$day} को {$noun} मेटाउने हो?',
    }),
  ).toEqual(['show(`Delete ${noun} of ${day}?`)', 'show(`${day} को ${noun} मेटाउने हो?`)']);
});

it('writes texts within what is filled in', () => {
  expect(
    both('$localize`No ${many ? $localize`pages` : one}:noun: yet`', {
      'No {$noun} yet': '{$noun} छैन',
      pages: 'पृष्ठहरू',
    }),
  ).toEqual(['`No ${many ? `pages` : one} yet`', '`${many ? `पृष्ठहरू` : one} छैन`']);
});

it('tells texts apart by their meaning, and does not show it', () => {
  expect(both('$localize`:a verb|:Book`', { Book: 'पुस्तक', ':a verb|:Book': 'बुक गर्नुहोस्' })).toEqual([
    '`Book`',
    '`बुक गर्नुहोस्`',
  ]);
});

it('writes English where a language has no text', () => {
  expect(writeTexts('$localize`Kept ${name}:name:`', nepali({}))).toBe('`Kept ${name}`');
});

it('escapes what would end a template', () => {
  const tricky = String.raw`$localize` + '`a \\` b \\${ c \\\\`';
  const [plain = ''] = both(tricky, {});
  expect((0, eval)(plain)).toBe('a ` b ${ c \\');
});

it('writes the language and its names', () => {
  expect(both('[$localize.locale, $localize`:names|:{}`]', {})).toEqual([
    '["en", `{}`]',
    '["ne", `{"Status":"स्थिति"}`]',
  ]);
});

it('leads imports of a script in another folder to what all languages share', () => {
  const code = 'import{a}from"./a.js";import(`./b.js`);export*from"./c.js";export{d}from"./d.js";';
  expect(both(code, {})).toEqual([code, code.replaceAll('./', '../')]);
});
