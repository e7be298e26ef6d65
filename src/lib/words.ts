/** What separates the words of a list, however it is typed or pasted: the commas of several scripts, line ends, tabs. */
const separator = /[,;،、\n\r\t]/;

/** The words of a list, in their order. */
export const wordsIn = (text: string): string[] =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);

/** What is typed of a list: the words that are complete, and the beginning of the next one. */
export const typedWords = (text: string) => {
  const parts = text.split(separator);
  return { words: wordsIn(parts.slice(0, -1).join()), rest: parts.at(-1)?.trimStart() ?? '' };
};

const folded = (word: string) => word.normalize('NFC').toLocaleLowerCase();

/** The words with those of `added` that are not among them yet, in any case; and the added ones that are. */
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
