import { typedText } from './typed-text';

/** Separators between the words of a typed or pasted list: commas of several scripts, line ends, tabs. */
const separator = /[,;،、\n\r\t]/;

/** The words of a list, in order. */
export const wordsIn = (text: string): string[] => text.split(separator).map(typedText).filter(Boolean);

/** A list as typed so far: the complete words, and the one being typed. */
export const typedWords = (text: string) => {
  const parts = text.split(separator);
  return { words: wordsIn(parts.slice(0, -1).join()), rest: parts.at(-1)?.trimStart() ?? '' };
};

const folded = (word: string) => word.normalize('NFC').toLocaleLowerCase();

/** `words` plus those of `added` that are new, ignoring case; and those that were already there. */
export const withWords = (words: readonly string[], added: readonly string[]) => {
  const all = [...words];
  const known = new Set(words.map(folded));
  const repeated = added.filter((word) => {
    const isKnown = known.has(folded(word));
    known.add(folded(word));
    if (!isKnown) all.push(word);
    return isKnown;
  });
  return { words: all, repeated };
};
