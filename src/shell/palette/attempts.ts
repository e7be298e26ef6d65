import { toLatin } from '@/lib/fuzzy';

/** What the list calls are asked for at a time, and how many rows each of them is to send. */
export interface Attempt {
  terms: readonly string[];
  size: number;
}

/** Fewer letters would ask for nearly everything. */
const FEWEST_LETTERS = 2;

const MOST_WORDS = 3;

/**
 * What to ask for a text, one attempt after the other until something is found. An API finds only what has the text
 * unchanged, so the later ones ask for less: each word alone, then how the words begin, then how they end. Where only a part
 * of the text is a `name`, the first attempt asks for both, and the later ones for less of the name.
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
    attempt(words, 5),
    attempt(cut(0, 3, 3), 25),
    attempt(cut(-4, undefined, 5), 25),
  ].filter(({ terms }) => terms.length > 0);
};
