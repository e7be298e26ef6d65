import { derived } from '@/lib/storage/table-changes';
import { capitalized } from './capitalized';
import { transliterateDevanagari } from './devanagari';
import { escaped } from './escaped';
import { allNames, placeNames } from './places';
import { soundOf } from './spelled-alike';
import { typedText } from './typed-text';

const MOST = 3;

const devanagari = /\p{Script=Devanagari}/u;

const inLatin = (text: string): string =>
  transliterateDevanagari(text)
    .split(' ')
    .map((word) => capitalized(word))
    .join(' ');

/** Whether a text has another within it as whole words: what is found by it is found by the other, too. */
const hasWords = (text: string, words: string) =>
  ` ${text.toLowerCase()} `.includes(` ${words.toLowerCase()} `);

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The names of a place by the sound of each; of the first one that is called so. */
const namesBySound = derived(
  placeNames,
  (places) =>
    new Map(
      places
        .map(allNames)
        .flatMap((names) => names.map((name) => [soundOf(name), names] as const))
        .toReversed(),
    ),
);

/** The Latin names of each place that has several, longest first: Everest Base Camp is not Everest. */
const latinNames = derived(placeNames, (places) =>
  places
    .map((place) => allNames(place).filter((name) => !devanagari.test(name)))
    .flatMap((latin) =>
      latin.flatMap((name) => {
        const other = latin.find((one) => !hasWords(one, name));
        return other === undefined ? [] : [{ name, other }];
      }),
    )
    .toSorted((a, b) => b.name.length - a.name.length),
);

/** The text with another Latin spelling of a known name in it: the usual one, or else the likeliest. */
const respelled = (text: string): string => {
  const typed = text.toLowerCase();
  for (const { name, other } of latinNames()) {
    if (!typed.includes(name.toLowerCase())) continue;
    const inText = new RegExp(`\\b${escaped(name)}\\b`, 'i');
    if (inText.test(text)) return text.replace(inText, other);
  }
  return text;
};

/**
 * How else a searched name may be written, likeliest first, for an API that finds literal text only: in Latin letters if it
 * is in Devanagari, else as the table of places knows it. Empty if nothing is known; texts are capitalised as names are.
 */
export const otherSpellings = (text: string): readonly string[] => {
  const typed = typedText(text);
  const group = namesBySound().get(soundOf(typed)) ?? [];
  const others = devanagari.test(typed) ? [inLatin(typed), ...group] : [...group, respelled(typed)];
  return others
    .filter(
      (other, at) =>
        !hasWords(other, typed) &&
        others.findIndex((one) => same(one, other)) === at &&
        !others.some((one) => !same(one, other) && hasWords(other, one)),
    )
    .slice(0, MOST);
};
