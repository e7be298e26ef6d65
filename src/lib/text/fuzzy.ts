import UFuzzy from '@leeoniya/ufuzzy';
import { matching, searched } from './spelled-alike';

const oneErrorAWord = { intraMode: 1 };

const asGiven = () => 0;

// Matches words of any script.
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

/** Up to this number of words, they match in any order. */
const WORDS_IN_ANY_ORDER = 4;

/** The library tries each letter of a word with an error, which takes seconds for what is no query. */
const LONGEST_MISSPELT = 100;

/** The places of the texts that have the words with a typing error in each, best first. */
const misspelt = (texts: readonly string[], needle: string): readonly number[] => {
  const found = engine.search([...texts], needle, WORDS_IN_ANY_ORDER);
  // For more words the library only filters and does not rank.
  const [, info, order] = found[1] ? found : engine.search([...texts], needle);
  return (order ?? []).flatMap((place) => info?.idx[place] ?? []);
};

/**
 * The items that match every word, best first (`matching`). Only if there are none, one typing error in each word is
 * allowed: Humla is not Jumla.
 */
export const rank = <Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const found = matching(items, query, textOf);
  if (found.length > 0 || query.length > LONGEST_MISSPELT) return found;
  const texts = items.map((item) => searched(textOf(item)).heard().spelled);
  return misspelt(texts, searched(query).heard().sound).flatMap((place) => items[place] ?? []);
};
