/** A record's name, and the areas of the kind that was typed with it. */
export interface NamedKind {
  name: string;
  areas: ReadonlySet<string>;
}

interface KindOf {
  path: string;
  nouns: { one: string; other: string };
}

/** The longest name of a kind in words. */
const MOST_WORDS = 3;

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/);

/**
 * Parses a record's name with its kind before or after it: "role content writer", "annapurna package". `othersOf` says
 * what a kind is called in the other languages.
 */
export const readKind = (
  text: string,
  kinds: readonly KindOf[],
  othersOf: (label: string) => readonly string[] = () => [],
): NamedKind | undefined => {
  const words = wordsOf(text);
  const areasCalled = (name: string) =>
    kinds
      .filter(({ nouns: { one, other } }) =>
        [one, other, ...othersOf(one), ...othersOf(other)].some((noun) => noun.toLowerCase() === name),
      )
      .map(({ path }) => path);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const splits = [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const;
    for (const [kind, name] of splits) {
      const areas = areasCalled(kind.join(' '));
      if (areas.length > 0) return { name: name.join(' '), areas: new Set(areas) };
    }
  }
  return undefined;
};
