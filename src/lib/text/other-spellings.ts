import { capitalized } from './capitalized';
import { transliterateDevanagari } from './devanagari';
import { placeSpellings } from './place-spellings';
import { isAlike } from './spelled-alike';
import { typedText } from './typed-text';

const MOST = 3;

const devanagari = /\p{Script=Devanagari}/u;

const inLatin = (text: string): string =>
  transliterateDevanagari(text)
    .split(' ')
    .map((word) => capitalized(word))
    .join(' ');

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The text with another Latin spelling of a known name in it: the usual one, or else the likeliest. */
const respelled = (text: string): string => {
  for (const names of placeSpellings) {
    const latin = names.filter((name) => !devanagari.test(name));
    for (const name of latin) {
      const inText = new RegExp(`\\b${name}\\b`, 'i');
      const other = latin.find((one) => one !== name);
      if (other !== undefined && inText.test(text)) return text.replace(inText, other);
    }
  }
  return text;
};

/**
 * How else a searched name may be written, likeliest first, for an API that finds literal text only: in Latin letters if it
 * is in Devanagari, else as `place-spellings.ts` knows it. Empty if nothing is known; texts are capitalised as names are.
 */
export const otherSpellings = (text: string): readonly string[] => {
  const typed = typedText(text);
  const group = placeSpellings.find((names) => names.some((name) => isAlike(name, typed))) ?? [];
  const others = devanagari.test(typed) ? [inLatin(typed), ...group] : [...group, respelled(typed)];
  return others
    .filter((other, at) => !same(other, typed) && others.findIndex((one) => same(one, other)) === at)
    .slice(0, MOST);
};
