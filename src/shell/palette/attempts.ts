import { otherSpellings } from '@/lib/text/other-spellings';
import { toLatin } from '@/lib/text/spelled-alike';

/** The terms to send to the list calls, and how many rows to request from each. */
export interface Attempt {
  terms: readonly string[];
  size: number;
}

/** Shorter terms match nearly everything. */
const FEWEST_LETTERS = 2;

const MOST_WORDS = 3;

/**
 * The attempts to search for a text, in order, until something is found. An API only finds literal matches, so later
 * attempts use another spelling, or less: each word alone, then prefixes, then suffixes. If only a part of the text is a `name`, the first
 * attempt searches for both, and the later ones for less of the name.
 */
export const attemptsFor = (text: string, name = text): Attempt[] => {
  const typed = text.trim();
  if (typed.length < FEWEST_LETTERS) return [];
  const called = name.trim();
  const words = toLatin(called)
    .split(/\s+/)
    .filter((word) => word.length >= FEWEST_LETTERS)
    .slice(0, MOST_WORDS);
  const cut = (from: number, to: number | undefined, longerThan: number) =>
    words.filter((word) => word.length > longerThan).map((word) => word.slice(from, to));
  const asked = new Set<string>();
  const attempt = (terms: readonly string[], size: number): Attempt => {
    const fresh = [...new Set(terms)].filter((term) => !asked.has(term));
    fresh.forEach((term) => asked.add(term));
    return { terms: fresh, size };
  };
  return [
    attempt(
      [typed, called].flatMap((whole) => [whole.toLowerCase(), toLatin(whole)]),
      5,
    ),
    attempt(
      otherSpellings(called)
        .slice(0, 1)
        .map((spelling) => spelling.toLowerCase()),
      5,
    ),
    attempt(words, 5),
    attempt(cut(0, 3, 3), 25),
    attempt(cut(-4, undefined, 5), 25),
  ].filter(({ terms }) => terms.length > 0);
};
