import { otherSpellings } from '@/lib/text/other-spellings';
import { toLatin } from '@/lib/text/spelled-alike';

/** Shorter terms match nearly everything. */
const FEWEST_LETTERS = 2;

/** The length of a word's beginning and end. */
const PART = 3;

export const isSearched = (text: string): boolean => text.trim().length >= FEWEST_LETTERS;

/** The text, and the `name` in it, as typed and in Latin letters. */
export const wholeTerms = (text: string, name = text): readonly string[] => [
  ...new Set([text.trim(), name.trim()].flatMap((whole) => [whole.toLowerCase(), toLatin(whole)])),
];

/**
 * The terms to search if no record has a whole name, as an API only finds literal matches: its likeliest other
 * spelling, and the beginning of its longest word; of a single word also the end, since an error may be in either.
 */
export const looserTerms = (name: string): readonly string[] => {
  const words = toLatin(name.trim()).split(/\s+/);
  const longest = Array.from(words.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const ends = words.length === 1 && longest.length > 2 * PART - 1 ? [longest.slice(-PART)] : [];
  const spelling = otherSpellings(name).slice(0, 1);
  const parts = [longest.slice(0, PART), ...ends].map((letters) => letters.join(''));
  const whole = wholeTerms(name);
  return [...new Set([...spelling.map((other) => other.toLowerCase()), ...parts])].filter(
    (term) => isSearched(term) && !whole.includes(term),
  );
};
