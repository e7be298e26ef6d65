import { derived } from '@/lib/storage/table-changes';
import { placeNames } from './places';
import { wordSpellings } from './word-spellings';

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

/** Shorter names would be found in other words. */
const FEWEST_OF_PART = 4;

const known = derived(placeNames, (places) => {
  const knownOf = (names: readonly string[], usual: string, isPlace: boolean) =>
    names
      .map((name) => name.normalize('NFD'))
      .filter((name) => devanagari.test(name))
      .map((letters): Known => ({ letters, spelling: usual.toLowerCase(), isPlace }));
  const all = [
    ...places.flatMap(({ name, nepali }) => knownOf(nepali, name, true)),
    ...wordSpellings.flatMap(([usual, ...others]) => knownOf(others, usual, false)),
  ];
  const longestFirst = all.toSorted((a, b) => b.letters.length - a.letters.length);
  return longestFirst.map(({ letters, spelling, isPlace }) => {
    const pattern = letters.replace(ALIKE, anyOf);
    const isPart = !isPlace || letters.length >= FEWEST_OF_PART;
    return {
      spelling,
      // A name does not begin or end within a syllable.
      whole: new RegExp(`^${pattern}$`),
      start: isPlace && isPart ? new RegExp(`^${pattern}(?=[अ-ह]..?)`) : undefined,
      end: isPart ? new RegExp(`(?<=..)(?<!्)${pattern}$`) : undefined,
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
