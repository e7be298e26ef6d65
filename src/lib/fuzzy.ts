import UFuzzy from '@leeoniya/ufuzzy';
import { transliterateDevanagari } from './devanagari';

/** Spellings of the same sound in names from Nepal: Gokyo and Gokio, Phewa and Fewa, Annapurna and Anapurna. */
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

/** Any script in plain small letters: Devanagari in Latin ones, accents left out. */
export const toLatin = (text: string): string =>
  transliterateDevanagari(text.normalize('NFC'))
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const fold = (text: string): string =>
  sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), toLatin(text));

/** Whether two texts are the same but for spelling, case and script. */
export const isAlike = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

const oneErrorAWord = { intraMode: 1 };

const asGiven = () => 0;

// For words of any script.
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

/** Up to so many words are looked for in any order. */
const WORDS_IN_ANY_ORDER = 4;

/** The items whose text has every typed word, the best first, equal ones as given; forgiving a typing error a word, a spelling and a script. */
export const rank = <Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const needle = fold(query).trim();
  if (needle === '') return items;
  const texts = items.map((item) => fold(textOf(item)));
  const found = engine.search(texts, needle, WORDS_IN_ANY_ORDER);
  // Of more words the library then finds which texts have them, but ranks none.
  const [, info, order] = found[1] ? found : engine.search(texts, needle);
  return (order ?? []).flatMap((place) => {
    const item = items[info?.idx[place] ?? -1];
    return item === undefined ? [] : [item];
  });
};
