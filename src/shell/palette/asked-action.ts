/** A record's name, and the action on it. */
export interface AskedAction {
  name: string;
  /** The labels of the matching actions. */
  labels: ReadonlySet<string>;
}

/** The longest label in words. */
const MOST_WORDS = 3;

/** Shorter prefixes match too many words. */
const FEWEST_LETTERS = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

type NamesOf = (label: string) => readonly string[];

const labelsOf = (
  words: readonly string[],
  labels: readonly string[],
  othersOf: NamesOf,
): ReadonlySet<string> => {
  const namesOf = (label: string) => [label, ...othersOf(label)];
  const whole = labels.filter((label) =>
    namesOf(label).some((name) => name.toLowerCase() === words.join(' ')),
  );
  if (whole.length > 0) return new Set(whole);
  const begun = (word: string, label: string) =>
    word.length >= FEWEST_LETTERS && wordsOf(label).some((own) => own.startsWith(word));
  return new Set(
    labels.filter((label) => namesOf(label).some((name) => words.every((word) => begun(word, name)))),
  );
};

/**
 * Parses a record's name with an action before or after it: "gokyo departures", "edit gokyo". `othersOf` says what an
 * action is called in the other languages.
 */
export const readAction = (
  text: string,
  labels: readonly string[],
  othersOf: NamesOf = () => [],
): AskedAction | undefined => {
  const words = wordsOf(text);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const splits = [
      [words.slice(0, -count), words.slice(-count)],
      [words.slice(count), words.slice(0, count)],
    ] as const;
    for (const [name, verb] of splits) {
      const meant = labelsOf(verb, labels, othersOf);
      if (meant.size > 0) return { name: name.join(' '), labels: meant };
    }
  }
  return undefined;
};
