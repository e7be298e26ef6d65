import type { Candidate } from './candidate';
import { compareTwins, ownMailbox, type TwinPair } from './evidence';

/** Records that share more than this many with a key say nothing by it, such as a word that half of a shop has. */
const MOST_WITH_A_KEY = 60;

/** The size of a square that places are sorted into, in degrees: about 330 m. Shifted by half, near ones share one. */
const SQUARE = 0.003;

const squaresOf = ([latitude, longitude]: NonNullable<Candidate['at']>): string[] =>
  [0, 0.5].flatMap((north) =>
    [0, 0.5].map(
      (east) =>
        `${Math.floor(latitude / SQUARE + north)} ${Math.floor(longitude / SQUARE + east)} ${north} ${east}`,
    ),
  );

const beginning = (word: string) => word.slice(0, 3);

/** The keys of a name: each two of its words by their beginnings; of a name of one word, its own. */
const nameKeys = ({ heard }: Candidate): string[] => {
  const words = [...new Set(heard.own.map(beginning))].sort();
  const [first, ...others] = words;
  if (first === undefined) return [];
  const pairs = words.flatMap((word, at) => words.slice(at + 1).map((other) => `${word} ${other}`));
  return [
    ...(others.length === 0 ? [first] : pairs),
    `= ${heard.joined.text}`,
    `${beginning(heard.joined.text)}…`,
  ];
};

/** The keys by which a record meets those that may be its twins. */
const keysOf = (one: Candidate): string[] => {
  const names = nameKeys(one);
  const narrower = [one.person?.id, one.region?.id].flatMap((id, at) =>
    id === undefined ? [] : names.map((name) => `${at} ${id} ${name}`),
  );
  return [
    ...names,
    ...narrower,
    ...one.phones,
    ...[one.email, ownMailbox(one.email), one.website, one.address, one.company].flatMap((text, at) =>
      text === undefined ? [] : `${at}: ${text}`,
    ),
    ...(one.at ? squaresOf(one.at) : []),
  ];
};

/**
 * Finds the pairs that may be twins, the surest first: only records that share a key are compared. It pauses after each
 * piece of work, so that it can be done in slices.
 */
export const findTwins = function* (
  candidates: readonly Candidate[],
): Generator<undefined, readonly TwinPair[]> {
  const byKey = new Map<string, number[]>();
  for (const [at, one] of candidates.entries()) {
    for (const key of keysOf(one)) {
      const others = byKey.get(key);
      if (others) others.push(at);
      else byKey.set(key, [at]);
    }
    yield;
  }
  const compared = new Set<number>();
  const pairs: TwinPair[] = [];
  for (const places of byKey.values()) {
    if (places.length > MOST_WITH_A_KEY) continue;
    for (const [index, left] of places.entries()) {
      for (const right of places.slice(index + 1)) {
        const pair = left * candidates.length + right;
        const [a, b] = [candidates[left], candidates[right]];
        if (compared.has(pair) || !a || !b || a.id === b.id) continue;
        compared.add(pair);
        const twins = compareTwins(a, b);
        if (twins) pairs.push(twins);
      }
      yield;
    }
  }
  return pairs.sort((one, other) => other.score - one.score);
};

/** The longest that the screen waits for a slice, in milliseconds: half a frame. */
const SLICE = 8;

/** Does work in slices, so that clicks and keystrokes are heard between them. Rejects if the signal says stop. */
export const inSlices = async <Result>(
  work: Generator<undefined, Result>,
  signal?: AbortSignal,
): Promise<Result> => {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resume) => {
      setTimeout(resume);
    });
    signal?.throwIfAborted();
  }
};
