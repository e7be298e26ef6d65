import UFuzzy from '@leeoniya/ufuzzy';
import { transliterateDevanagari } from './devanagari';

/** Spellings of the same sound in Nepali names: Gokyo and Gokio, Phewa and Fewa, Annapurna and Anapurna. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Text in lower-case Latin letters without accents; Devanagari is transliterated. */
export const toLatin = (text: string): string =>
  transliterateDevanagari(text.normalize('NFC'))
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const fold = (text: string): string =>
  sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), toLatin(text));

/** Whether two texts differ only in spelling, case and script. */
export const isAlike = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

const oneErrorAWord = { intraMode: 1 };

const asGiven = () => 0;

// Matches words of any script.
const engine = new UFuzzy({
  ...oneErrorAWord,
  compare: asGiven,
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
});

/** Up to this number of words, they match in any order. */
const WORDS_IN_ANY_ORDER = 4;

/** The items that match every word, best first, ties as given; one typing error a word and other spellings match. */
export const rank = <Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const needle = fold(query).trim();
  if (needle === '') return items;
  const texts = items.map((item) => fold(textOf(item)));
  const found = engine.search(texts, needle, WORDS_IN_ANY_ORDER);
  // For more words the library only filters and does not rank.
  const [, info, order] = found[1] ? found : engine.search(texts, needle);
  return (order ?? []).flatMap((place) => {
    const item = items[info?.idx[place] ?? -1];
    return item === undefined ? [] : [item];
  });
};
