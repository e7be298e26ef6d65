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

/** The most other spellings of a known name to search. */
const MOST_SPELLINGS = 2;
const MOST_TERMS = 3;

const spelledTerms = (name: string): readonly string[] =>
  otherSpellings(name)
    .slice(0, MOST_SPELLINGS)
    .map((other) => other.toLowerCase());

/**
 * The terms to search if no record has a whole name, as an API only finds literal matches: its likeliest other
 * spellings, and the beginning and the end of its longest word, since an error may be in either.
 */
export const looserTerms = (name: string): readonly string[] => {
  const words = toLatin(name.trim()).split(/\s+/);
  const longest = Array.from(words.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const ends = longest.length > 2 * PART - 1 ? [longest.slice(-PART)] : [];
  const parts = [longest.slice(0, PART), ...ends].map((letters) => letters.join(''));
  const whole = wholeTerms(name);
  return [...new Set([...spelledTerms(name), ...parts])]
    .filter((term) => isSearched(term) && !whole.includes(term))
    .slice(0, MOST_TERMS);
};

/** The terms to search in areas without a name that another area has: its other spellings, else its beginning. */
export const termsElsewhere = (name: string): readonly string[] =>
  looserTerms(name).slice(0, Math.max(spelledTerms(name).length, 1));
