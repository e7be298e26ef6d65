import { lazy } from '@/lib/loading/lazy';
import { placeSpellings, wordSpellings } from './place-spellings';

interface KnownSpelling {
  /** What precedes and follows the known name in its word. */
  before: string;
  spelling: string;
  after: string;
}

/** What people write alike: lengths of i and u, nasals, ब and व, the three sibilants. */
const ALIKE = /[िी]|[ुू]|[ङञणन]्(?=[क-ध])|म्(?=[प-भ])|[ंँ]|ङ(?!्)|[वब]|[शषस]/g;

const anyOf = (letter: string): string => {
  if (/[िी]/.test(letter)) return '[िी]';
  if (/[ुू]/.test(letter)) return '[ुू]';
  if (letter === 'ङ') return 'ङ्?';
  if (/[वब]/.test(letter)) return '[वब]';
  return /[शषस]/.test(letter) ? '[शषस]' : '(?:[ंँ]|[ङञणनम]्)?';
};

const devanagari = /^\p{Script=Devanagari}+$/u;

interface Known {
  letters: string;
  spelling: string;
  isPlace: boolean;
}

const known = lazy(() => {
  const all = [...placeSpellings, ...wordSpellings].flatMap(([usual, ...others], index): Known[] =>
    others
      .map((other) => other.normalize('NFD'))
      .filter((other) => devanagari.test(other))
      .map((letters) => ({
        letters,
        spelling: usual.toLowerCase(),
        isPlace: index < placeSpellings.length,
      })),
  );
  const longestFirst = all.toSorted((a, b) => b.letters.length - a.letters.length);
  return longestFirst.map(({ letters, spelling, isPlace }) => {
    const pattern = letters.replace(ALIKE, anyOf);
    return {
      spelling,
      // A name does not begin or end within a syllable.
      whole: new RegExp(`^${pattern}$`),
      start: isPlace ? new RegExp(`^${pattern}(?=[अ-ह]..?)`) : undefined,
      end: new RegExp(`(?<=..)(?<!्)${pattern}$`),
    };
  });
});

/** The usual Latin spelling of a word in Devanagari, or of the longest known name that it begins or ends with. */
export const spellingOf = (word: string): KnownSpelling | undefined => {
  for (const field of ['whole', 'start', 'end'] as const)
    for (const { spelling, [field]: pattern } of known()) {
      const match = pattern?.exec(word);
      if (!match) continue;
      const end = match.index + match[0].length;
      return { before: word.slice(0, match.index), spelling, after: word.slice(end) };
    }
  return undefined;
};
