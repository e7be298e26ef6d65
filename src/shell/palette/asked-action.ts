/** A record's name, and what is to be done with it. */
export interface AskedAction {
  name: string;
  /** The labels of the actions that are meant. */
  labels: ReadonlySet<string>;
}

/** No label is called by more words. */
const MOST_WORDS = 3;

/** Fewer letters begin too many words. */
const FEWEST_LETTERS = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const labelsOf = (words: readonly string[], labels: readonly string[]): ReadonlySet<string> => {
  const whole = labels.filter((label) => label.toLowerCase() === words.join(' '));
  if (whole.length > 0) return new Set(whole);
  const begun = (word: string, label: string) =>
    word.length >= FEWEST_LETTERS && wordsOf(label).some((own) => own.startsWith(word));
  return new Set(labels.filter((label) => words.every((word) => begun(word, label))));
};

/** Reads a record's name with one of the labels after it or before it: "gokyo departures", "edit gokyo". */
export const readAction = (text: string, labels: readonly string[]): AskedAction | undefined => {
  const words = wordsOf(text);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const splits = [
      [words.slice(0, -count), words.slice(-count)],
      [words.slice(count), words.slice(0, count)],
    ] as const;
    for (const [name, verb] of splits) {
      const meant = labelsOf(verb, labels);
      if (meant.size > 0) return { name: name.join(' '), labels: meant };
    }
  }
  return undefined;
};
