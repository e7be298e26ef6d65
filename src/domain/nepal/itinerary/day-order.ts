import type { DayDoubt } from './chosen';
import type { DayPart } from './parts';

/** What is doubtful about the numbers of the heads: missing ones, and those that are there twice or too late. */
export const orderDoubts = (parts: readonly DayPart[]): readonly (readonly DayDoubt[])[] => {
  const all = new Set(parts.flatMap(({ head }) => head.numbers));
  const before = new Set<number>();
  let highest = all.has(0) ? -1 : 0;
  return parts.map(({ head: { numbers, number } }): readonly DayDoubt[] => {
    const [first = 0] = numbers;
    if (!number) return [];
    const isTwice = numbers.some((each) => before.has(each));
    let missing = highest + 1;
    while (missing < first && all.has(missing)) missing += 1;
    const isLate = !isTwice && first < highest;
    for (const each of numbers) before.add(each);
    highest = Math.max(highest, ...numbers);
    if (isTwice) return [{ ...number, code: 'twice' }];
    if (isLate) return [{ ...number, code: 'order' }];
    return missing < first ? [{ ...number, code: 'missing', expected: missing }] : [];
  });
};

const lengthOf = (parts: readonly DayPart[]) => parts.reduce((sum, { start, end }) => sum + end - start, 0);

const numbersOf = (parts: readonly DayPart[]) =>
  parts
    .flatMap(({ head }) => head.numbers)
    .toSorted((a, b) => a - b)
    .join();

/** An outline is at most this part of the days in full. */
const SHORTER = 0.6;

/** The days of a short outline of the same days, which stands before or after them in full. */
export const outlineOf = (parts: readonly DayPart[]): ReadonlySet<DayPart> => {
  const second = parts.findIndex(
    ({ head: { numbers } }, index) =>
      index > 1 && numbers.length > 0 && numbers[0] === parts[0]?.head.numbers[0],
  );
  if (second < 0) return new Set();
  const [a, b] = [parts.slice(0, second), parts.slice(second)];
  if (numbersOf(a) !== numbersOf(b)) return new Set();
  const [short, long] = lengthOf(a) <= lengthOf(b) ? [a, b] : [b, a];
  return lengthOf(short) <= lengthOf(long) * SHORTER ? new Set(short) : new Set();
};
