import type { DayDoubt } from './chosen';
import type { Piece } from './day-heads';
import { type DayPart, partsOf } from './parts';
import { joinedWords, leftOf, matchesIn, type Source, sourceOf, trimmed } from './plain-text';
import { readDay } from './read-day';
import type { DayReading, Doubt, ItineraryReading, Said, Span } from './reading';

/** What is doubtful about the numbers of the heads: missing ones, and those that are there twice or too late. */
const orderDoubts = (parts: readonly DayPart[]): readonly (readonly DayDoubt[])[] => {
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
const outlineOf = (parts: readonly DayPart[]): ReadonlySet<DayPart> => {
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

/** What divides the items of a line, the clearest first; a comma within brackets or a figure does not. */
const SEPARATORS = [/[;•✓✔|]/gu, /,(?! ?\d{3}\b)(?![^(]{0,60}\))/gu, / \+ /gu];

const inOneLine = (source: Source, span: Span): readonly Span[] => {
  const found = SEPARATORS.map((pattern) => matchesIn(source, span, pattern));
  return leftOf(span, found.find(({ length }) => length > 0) ?? []);
};

/** The items of a list of what a price includes, or not: its lines, or the parts of its only line. */
const itemsOf = (source: Source, lines: readonly Piece[]): readonly Said<string>[] => {
  const [line, ...others] = lines;
  const items = line && others.length === 0 && !line.isItem ? inOneLine(source, line) : lines;
  return items.flatMap((item): Said<string>[] => {
    const value = joinedWords(source, [item])
      .replace(/^(?:and|&|र) /iu, '')
      .replace(/[.,;]$/, '');
    return /[\p{L}\p{N}]/u.test(value) ? [{ ...trimmed(source, item), value }] : [];
  });
};

const toDoubt = (day: number | undefined, { start, end, code, expected }: DayDoubt): Doubt => ({
  start,
  end,
  code,
  day,
  expected,
});

/**
 * Reads the days, inclusions and exclusions of an itinerary that was copied from a document, mail or chat, in English and
 * Nepali. Nothing is guessed: what is doubtful is listed. Takes time in proportion to the length of the text.
 */
export const readItinerary = (text: string): ItineraryReading => {
  const { source, parts } = partsOf(sourceOf(text));
  const all = parts.filter((part): part is DayPart => part.kind === 'day');
  const outline = outlineOf(all);
  const full = all.filter((part) => !outline.has(part));
  const order = orderDoubts(full);
  const days: DayReading[] = [];
  const doubts: Doubt[] = [];
  const lists: Record<'inclusions' | 'exclusions', Said<string>[]> = { inclusions: [], exclusions: [] };
  let orders = 0;
  for (const part of parts) {
    if (part.kind === 'day' && !outline.has(part)) {
      const read = readDay(source, part);
      const index = days.length;
      days.push(...read.days);
      doubts.push(...[...(order[orders] ?? []), ...read.doubts].map((each) => toDoubt(index, each)));
      orders += 1;
    } else if (part.kind === 'inclusions' || part.kind === 'exclusions') {
      lists[part.kind].push(...itemsOf(source, part.lines));
    } else {
      const code = part.kind === 'day' ? 'outline' : 'outside';
      doubts.push(toDoubt(undefined, { ...trimmed(source, part), code }));
    }
  }
  return { days, ...lists, doubts: doubts.toSorted((a, b) => a.start - b.start) };
};
