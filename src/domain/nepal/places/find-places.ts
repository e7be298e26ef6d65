import { derived } from '@/lib/storage/table-changes';
import { latinDigits } from '@/lib/text/digits';
import { soundOf } from '@/lib/text/spelled-alike';
import type { Place } from './place';
import { places } from './places';

/** The name of a place in a text. */
export interface FoundPlace {
  /** As it is written there. */
  text: string;
  at: number;
  end: number;
  /** All places of that name; they are in different regions. */
  places: readonly Place[];
  /** The height that the text gives right after the name, in metres. */
  metres: number | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const MOST_WORDS = 4;

const keyOf = (text: string): string => soundOf(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Every spelling of every place, by its sound without spaces. */
const bySound = derived(places, (all) => {
  const found = new Map<string, Set<Place>>();
  for (const place of all)
    for (const spelling of [place.name, ...place.spellings]) {
      const key = keyOf(spelling);
      found.set(key, (found.get(key) ?? new Set<Place>()).add(place));
    }
  return found;
});

/** Short names, and those that are words, count only as they are written in the table. */
const isExact = ({ name, spellings }: Place, text: string) => [name, ...spellings].includes(text);
const WORDS = new Set([
  'meta',
  'bamboo',
  'himalaya',
  'dole',
  'hille',
  'hile',
  'rara',
  'samar',
  'deng',
  'beni',
]);
const SHORT = 4;

/** Postpositions that Nepali writes in one word with the name: of, in, from, to. */
const POSTPOSITION = /(?<=..)(?:को|का|की|मा|बाट|देखि|सम्म|तिर|लाई)$/u;

const matchesOf = (written: string): readonly Place[] => {
  // A name in Latin letters is capitalised; a word is not.
  if (/^\p{Ll}/u.test(written)) return [];
  const text = bySound().has(keyOf(written)) ? written : written.replace(POSTPOSITION, '');
  const found = [...(bySound().get(keyOf(text)) ?? [])];
  const strict = text.length < SHORT || WORDS.has(text.toLowerCase());
  return strict ? found.filter((place) => isExact(place, text)) : found;
};

const METRES_A_FOOT = 0.3048;
const HIGHEST = 8_850;
const UNIT = String.raw`(m(?:etres?|eters?|tr?s?)?\b\.?|मि\.?|मिटर|मीटर|ft\b\.?|feet\b)`;
const FIGURE = String.raw`(\d{1,2}[,.\s]?\d{3}|\d{3,4})`;
const AFTER = new RegExp(
  String.raw`^\s*(?:[([{]\s*(?:~|c(?:a|irca)?\.?\s*)?${FIGURE}(?:\s*${UNIT}|\s*[)\]/])|(?:[,:–-]|at|\s)\s*~?${FIGURE}\s*${UNIT})`,
  'iu',
);

const metresOf = (figure: string, unit = 'm'): number | undefined => {
  const value = Number(figure.replaceAll(/\D/g, ''));
  const metres = /^f/i.test(unit) ? Math.round(value * METRES_A_FOOT) : value;
  return metres <= HIGHEST ? metres : undefined;
};

const heightAfter = (text: string): number | undefined => {
  const [, inBrackets, unitInBrackets, behind, unitBehind] = AFTER.exec(text) ?? [];
  const figure = inBrackets ?? behind;
  return figure === undefined ? undefined : metresOf(figure, unitInBrackets ?? unitBehind);
};

const ANYWHERE = new RegExp(String.raw`(?<![\d.,])${FIGURE}\s*${UNIT}(?!\p{L})`, 'giu');

/** All heights in a text that have a unit, in metres. */
export const heightsIn = (text: string): number[] =>
  [...latinDigits(text).matchAll(ANYWHERE)].flatMap(([, figure = '', unit]) => metresOf(figure, unit) ?? []);

/** The places that a plain text names, in order, in either script and any known spelling; longer names first. */
export const findPlaces = (text: string): readonly FoundPlace[] => {
  const plain = latinDigits(text);
  const words = [...plain.matchAll(WORD)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
  const found: FoundPlace[] = [];
  for (let from = 0; from < words.length;) {
    let taken = 1;
    for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count -= 1) {
      const at = words[from]?.at ?? 0;
      const end = words[from + count - 1]?.end ?? at;
      const name = plain.slice(at, end);
      // Words of one name have nothing but a space or a hyphen between them.
      const matches = /[^\p{L}\p{M}\p{N}'’ \-]/u.test(name) ? [] : matchesOf(name);
      if (matches.length > 0) {
        found.push({ text: name, at, end, places: matches, metres: heightAfter(plain.slice(end)) });
        taken = count;
        break;
      }
    }
    from += taken;
  }
  return found;
};
