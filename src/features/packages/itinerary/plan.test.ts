import { describe, expect, it } from 'vitest';
import { afterCall, planItinerary, sameDays, type SavedDay } from './plan';

const day = (title: string) => ({ title, duration: '', accommodation: '', description: `<p>${title}</p>` });
const wantedOf = (titles: string) => Array.from(titles).map(day);
const savedOf = (titles: string): SavedDay[] =>
  Array.from(titles).map((title, index) => ({ id: index + 1, ...day(title) }));
const plan = (saved: string, wanted: string) => planItinerary(savedOf(saved), wantedOf(wanted));

const titles = (days: readonly SavedDay[]) => days.map(({ title }) => title).join('');
const inWords = (saved: string, wanted: string) =>
  plan(saved, wanted).map((call) =>
    call.kind === 'delete'
      ? `delete ${call.place} ${call.before.title}`
      : call.kind === 'add'
        ? `add ${call.texts.title}`
        : `change ${call.place} ${call.before.title} to ${call.texts.title}`,
  );

/** The server's days after each call. */
const states = (saved: string, wanted: string) => {
  let days = savedOf(saved);
  return plan(saved, wanted).map((call, index) => {
    days = afterCall(days, call, 100 + index);
    return titles(days);
  });
};

describe('the calls', () => {
  it.each([
    ['nothing to do', 'abcd', 'abcd', []],
    ['a day at the end', 'abc', 'abcx', ['add x']],
    ['a day in the middle', 'abcd', 'abxcd', ['add d', 'change 4 d to c', 'change 3 c to x']],
    ['a clone', 'abc', 'aabc', ['add c', 'change 3 c to b', 'change 2 b to a']],
    ['the first day moved to the end', 'abcdef', 'bcdefa', ['add a', 'delete 1 a']],
    ['the last day moved to the front', 'abcd', 'dabc', expect.arrayContaining(['change 1 a to d'])],
    ['two neighbours swapped', 'abc', 'acb', ['add b', 'delete 2 b']],
    ['two neighbours swapped early on', 'bacdef', 'abcdef', ['change 2 a to b', 'change 1 b to a']],
    ['a day deleted in the middle', 'abcdef', 'abcef', ['delete 4 d']],
    ['days that move up', 'abcdefgh', 'bcxdefgh', ['change 1 a to b', 'change 2 b to c', 'change 3 c to x']],
    ['all deleted', 'ab', '', ['delete 1 a', 'delete 2 b']],
    ['the first days', '', 'ab', ['add a', 'add b']],
    ['all others', 'ab', 'xy', ['change 2 b to y', 'change 1 a to x']],
  ])('%s', (_name, saved, wanted, calls) => {
    expect(inWords(saved, wanted)).toEqual(calls);
  });

  const odd = { title: ' नाम्चे ', duration: '', accommodation: 'a\u00a0b', description: '<p>x</p>\r\n' };
  const tidied = { title: 'नाम्चे', duration: '', accommodation: 'a\u00a0b', description: '<p>x</p>' };

  it('leave a day as it is that differs by no more than what backends tidy up', () => {
    expect(planItinerary([{ id: 7, ...odd }], [odd])).toEqual([]);
    expect(planItinerary([{ id: 7, ...tidied }], [odd])).toEqual([]);
    expect(planItinerary([{ id: 7, ...odd }], [tidied])).toEqual([]);
    expect(planItinerary([{ id: 7, ...odd }], [{ ...odd, description: '<p>x </p>' }])).toHaveLength(1);
  });

  it('send short texts without the space around them, and descriptions to the byte', () => {
    const texts = { ...tidied, description: odd.description };
    expect(planItinerary([], [odd])).toMatchObject([{ kind: 'add', texts }]);
    expect(planItinerary([{ id: 7, ...day('x') }], [odd])).toMatchObject([{ kind: 'change', texts }]);
  });
});

const wordsUpTo = (length: number, letters: readonly string[]): string[] =>
  length === 0
    ? ['']
    : ['', ...wordsUpTo(length - 1, letters).flatMap((word) => letters.map((letter) => letter + word))];

const unique = (words: string[]) => [...new Set(words)];

/** The fewest calls, found by trying all choices of kept days. */
const fewest = (saved: string, wanted: string): number => {
  const choices = Array.from({ length: 2 ** saved.length }, (_, mask) =>
    Array.from(saved).filter((_letter, place) => mask & (1 << place)),
  ).filter(({ length }) => length <= wanted.length);
  const costs = choices.map(
    (kept) =>
      kept.filter((letter, at) => letter !== wanted[at]).length +
      saved.length +
      wanted.length -
      2 * kept.length,
  );
  return Math.min(...costs);
};

describe('every way from up to four days to up to four days', () => {
  const words = unique(wordsUpTo(4, ['a', 'b', 'c', 'd']));
  const starts = words.filter((word) => /^(a(b(cd?)?)?)?$|^aab|^aba/.test(word));
  const ways = starts.flatMap((saved) => words.map((wanted) => [saved, wanted] as const));

  it('ends with the wanted days, in the fewest calls', () => {
    for (const [saved, wanted] of ways) {
      const after = states(saved, wanted);
      expect(after.at(-1) ?? saved, `${saved} to ${wanted}`).toBe(wanted);
      expect(after.length, `${saved} to ${wanted}`).toBe(fewest(saved, wanted));
    }
  });

  it('never leaves more than one wanted text off the server', () => {
    for (const [saved, wanted] of ways) {
      const kept = unique(saved.split('')).filter((title) => wanted.includes(title));
      const missing = states(saved, wanted).map((now) => kept.filter((title) => !now.includes(title)).length);
      expect(Math.max(0, ...missing), `${saved} to ${wanted}`).toBeLessThanOrEqual(1);
    }
  });

  it('adds first and deletes last', () => {
    for (const [saved, wanted] of ways) {
      const kinds = plan(saved, wanted).map(({ kind }) => kind);
      expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
  });
  const order = ['add', 'change', 'delete'];
});

it('plans thirty days at once', () => {
  const letters = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const moved = [...letters.slice(3, 20), letters[0] ?? '', ...letters.slice(1, 3), ...letters.slice(20)];
  expect(states(letters.join(''), moved.join('')).at(-1)).toBe(moved.join(''));
});

it('knows whether two lists are the same', () => {
  expect(sameDays(savedOf('ab'), wantedOf('ab'))).toBe(true);
  expect(sameDays(savedOf('ab'), wantedOf('ba'))).toBe(false);
  expect(sameDays(savedOf('ab'), wantedOf('a'))).toBe(false);
});
