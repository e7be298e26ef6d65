import { dateAt } from './head-dates';
import { type DayNumber, dayNumberAt } from './heads';
import type { Line } from './lines';
import type { Source } from './plain-text';
import type { Span } from './reading';

/** The head of a day; what else its line says is from `end` on. */
export interface DayHead extends Span {
  numbers: readonly number[];
  /** Where the numbers stand; undefined if the head has a date only. */
  number: Span | undefined;
  date: Span | undefined;
  isOption: boolean;
}

/** A line, or a part of one that begins with a head. */
export interface Piece extends Line {
  head: DayHead | undefined;
}

const SEPARATORS = new Set(' :.)]|>→-=,*\t/'.split(''));
const SPACE = new Set([' ']);
const OPENING = new Set(' ([|:,-/\t'.split(''));

const skip = (text: string, from: number, chars: ReadonlySet<string>): number => {
  let at = from;
  while (chars.has(text.charAt(at))) at += 1;
  return at;
};

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const headOf = (
  offset: number,
  number: DayNumber | undefined,
  date: Span | undefined,
  end: number,
): DayHead => ({
  numbers: number?.numbers ?? [],
  number: number && shifted(number, offset),
  date: date && shifted(date, offset),
  isOption: number?.isOption ?? false,
  start: offset + Math.min(number?.start ?? end, date?.start ?? end),
  end: offset + end,
});

const WEEKDAY = /[(,] ?(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?\)?/iy;

/** Where a weekday ends that stands behind a number. */
const weekdayEnd = (text: string, from: number): number => {
  WEEKDAY.lastIndex = skip(text, from, SPACE);
  return WEEKDAY.test(text) ? WEEKDAY.lastIndex : from;
};

const withDate = (text: string, offset: number, number: DayNumber): DayHead => {
  const date = dateAt(text, skip(text, number.end, OPENING));
  return headOf(offset, number, date, skip(text, date?.end ?? weekdayEnd(text, number.end), SEPARATORS));
};

/** Words that make “day 3” a part of their sentence. */
const BEFORE =
  /(?:^|[^\p{L}])(?:on|of|until|till|from|to|the|by|and|after|before|for|since|see|in|than|like|as|during|every|per|each|this|our|or)[ (]{1,3}$/iu;
const BEHIND =
  /^ {1,2}(?:is|was|will|has|have|of|we'll|onwards?|itinerary|trek|trip|tour|to finish)(?![\p{L}])/iu;

/** The first cell of a row may count what the second names. */
const COUNTED = /^\d{1,3} ?[\t|] ?/;

const lineHead = ({ plain }: Source, line: Line, before: Line | undefined): DayHead | undefined => {
  const text = plain.slice(line.start, line.end);
  const counted = COUNTED.exec(text)?.[0].length ?? 0;
  const at = skip(text, counted, OPENING);
  const number = dayNumberAt(text, at);
  if (number) {
    const follows =
      before &&
      !line.isApart &&
      BEFORE.test(`${plain.slice(Math.max(before.start, before.end - 12), before.end)} `);
    const isProse =
      !number.isMarked && (follows === true || BEHIND.test(text.slice(number.end, number.end + 16)));
    if (isProse) return undefined;
    const head = withDate(text, line.start, number);
    return counted > 0 ? { ...head, start: line.start } : head;
  }
  const date = dateAt(text, at);
  const behind = date && dayNumberAt(text, skip(text, date.end, OPENING));
  return behind && headOf(line.start, behind, date, skip(text, behind.end, SEPARATORS));
};

const INNER = /(?:days?|दिन|d)[ .:#-]{0,3}\d{1,2}(?!\d)/giu;

/** Heads within a line: with a mark such as “Day 2:”, or one that goes on counting. */
const innerHeads = ({ plain }: Source, line: Line, before: number | undefined): readonly DayHead[] => {
  const text = plain.slice(line.start, line.end);
  const heads: DayHead[] = [];
  let last = before;
  for (const match of text.matchAll(INNER)) {
    const at = match.index;
    if (at <= (heads.at(-1)?.end ?? line.start) - line.start - (heads.length > 0 ? 0 : 1)) continue;
    const isGlued =
      /[\p{L}\p{M}\d]/u.test(text.charAt(at - 1)) && !/^[\p{Ll})]D/u.test(text.slice(at - 1, at + 1));
    if (isGlued || BEFORE.test(text.slice(Math.max(0, at - 12), at))) continue;
    const number = dayNumberAt(text, at);
    if (!number) continue;
    const behind = text.slice(number.end, number.end + 4);
    const goesOn = number.numbers[0] === (last === undefined ? 1 : last + 1);
    const isHead =
      /^ ?[:|\t]/.test(behind) ||
      (goesOn &&
        (number.isMarked ||
          /^ [\p{Lu}\p{Lo}]/u.test(behind) ||
          /[.!?;।] ?$/.test(text.slice(Math.max(0, at - 2), at))));
    if (!isHead || text.charAt(at - 1) === '(') continue;
    heads.push(withDate(text, line.start, number));
    last = number.numbers.at(-1);
  }
  return heads;
};

/** The lines, cut before each head of a day that stands within one. */
export const piecesOf = (source: Source, lines: readonly Line[]): readonly Piece[] => {
  let last: number | undefined;
  return lines.flatMap((line, index): Piece[] => {
    const head = lineHead(source, line, lines[index - 1]);
    last = head?.numbers.at(-1) ?? last;
    const inner = innerHeads(source, { ...line, start: head?.end ?? line.start }, last);
    last = inner.at(-1)?.numbers.at(-1) ?? last;
    const starts = [line.start, ...inner.map(({ start }) => start)];
    const pieces = starts.map((start, at): Piece => {
      const end = starts[at + 1] ?? line.end;
      return at === 0
        ? { ...line, end, head }
        : { ...line, start, end, isApart: false, isItem: false, head: inner[at - 1] };
    });
    return pieces.filter(({ start, end }) => start < end);
  });
};

/** The head of a line that has a date at its start; the date's offsets are within the line. */
export const headAtDate = ({ plain }: Pick<Source, 'plain'>, { start, end }: Line, date: Span): DayHead =>
  headOf(start, undefined, date, skip(plain.slice(start, end), date.end, SEPARATORS));

/** A head that is a date: “12 Oct: ”, or alone on its line. */
export const dateHeadOf = ({ plain }: Source, line: Line): DayHead | undefined => {
  const text = plain.slice(line.start, line.end);
  const date = dateAt(text, skip(text, 0, OPENING));
  if (!date || !/^ {0,3}(?:[:)|\]\t>→=-]|$)/.test(text.slice(date.end, date.end + 6))) return undefined;
  return headAtDate({ plain }, line, date);
};

const LISTED =
  /^(\d{1,2})(?: {0,2}[.):\t|-][ \t|]{0,3}| {1,2})(?=[\p{L}([])(?!(?:h(?:ou)?rs?|km|days?|nights?|pax|m|ft|x)(?!\p{L}))/iu;

/** A number before a line, which is that of a day if the lines count on. */
export const listHeadOf = ({ plain }: Source, line: Line): DayHead | undefined => {
  const match = LISTED.exec(plain.slice(line.start, line.end));
  const number = line.ordinal ?? (match ? Number(match[1]) : undefined);
  if (number === undefined) return undefined;
  const own = match && line.ordinal === undefined ? match[0].length : 0;
  const before = plain.lastIndexOf(String(number), line.start);
  const start = own > 0 ? line.start : Math.max(before, line.start - 6);
  const span = { start, end: start + (match?.[1]?.length ?? String(number).length) };
  return { numbers: [number], number: span, date: undefined, isOption: false, start, end: line.start + own };
};
