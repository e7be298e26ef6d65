import { monthNamed } from '@/lib/dates/date-words';
import { type DayHead, headAtDate, type Piece } from './day-heads';
import { dateAt } from './head-dates';
import type { Source } from './plain-text';
import type { Span } from './reading';

/** A day of a month as a number; the month is 0 where only the day is written. */
interface Day {
  day: number;
  month: number;
}

interface Dated {
  piece: Piece;
  date: Span;
  days: Readonly<Partial<Record<Order, Day>>>;
}

/** “12/11” is the 12th of November or the 11th of December: the lines that follow say which. */
type Order = 'day first' | 'month first';
const orders: readonly Order[] = ['day first', 'month first'];

/** “12/11 ”, “12.11: ” or “12th ”, at the start of a line. */
const FIGURES = /(?:(\d{1,2})([/.-])(\d{1,2})|(\d{1,2})(?:st|nd|rd|th))(?=[ \t]*(?:[\p{L}(:|>→=-]|$))/uy;
const OPENING = /^[ ([|]*/;

const fits = ({ day, month }: Day) => day >= 1 && day <= 32 && month <= 12;

const daysIn = (text: string): Dated['days'] => {
  const [first = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const named = (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).map((word) => monthNamed(word.toLowerCase()));
  const month = named.find(Boolean)?.month;
  const isYearFirst = /^\d{4}/.test(text);
  if (month !== undefined) return { 'day first': { day: isYearFirst ? second : first, month } };
  if (isYearFirst) return { 'day first': { month: second, day: Number(/(\d+)$/.exec(text)?.[1]) } };
  if (!/^\d+[/.-]\d/.test(text)) return { 'day first': { day: first, month: 0 } };
  const dayFirst = { 'day first': { day: first, month: second } };
  // Figures with a point between are sections of a document as well, which count by their second one.
  return text.includes('.') ? dayFirst : { ...dayFirst, 'month first': { day: second, month: first } };
};

const datedIn = ({ plain }: Source, piece: Piece): Dated | undefined => {
  const text = plain.slice(piece.start, piece.end);
  const at = OPENING.exec(text)?.[0].length ?? 0;
  FIGURES.lastIndex = at;
  const figures = FIGURES.exec(text)?.[0];
  const date =
    dateAt(text, at) ?? (figures === undefined ? undefined : { start: at, end: at + figures.length });
  return date && { piece, date, days: daysIn(text.slice(date.start, date.end)) };
};

/** How many days after another a day is, within a month or from its end to the beginning of the next; else undefined. */
const daysAfter = (before: Day, next: Day): number | undefined => {
  if (before.month === next.month) return next.day - before.day;
  const isNext = next.month === (before.month % 12) + 1;
  return isNext && before.day >= 28 && next.day === 1 ? 1 : undefined;
};

/** The most days between two lines: a vendor may leave days out. */
const FURTHEST = 10;
const FEWEST = 3;

/** The lines whose dates go up in one order, from the first two that are a day apart. */
const goingUp = (lines: readonly Dated[], order: Order): readonly Dated[] => {
  const dated = lines.flatMap((line) => {
    const day = line.days[order];
    return day && fits(day) ? [{ line, day }] : [];
  });
  const from = dated.findIndex(({ day }, index) => {
    const next = dated[index + 1];
    return next !== undefined && daysAfter(day, next.day) === 1;
  });
  const chain = from < 0 ? [] : dated.slice(from, from + 1);
  for (const each of from < 0 ? [] : dated.slice(from + 1)) {
    const last = chain.at(-1);
    const step = last && daysAfter(last.day, each.day);
    if (step !== undefined && step >= 1 && step <= FURTHEST) chain.push(each);
  }
  const [first, last] = [chain[0], chain.at(-1)];
  // “1/3”, “2/3” and “3/3” count the parts of a message.
  const isParts = first?.day.day === 1 && last?.day.day === last?.day.month;
  return chain.length >= FEWEST && !isParts ? chain.map(({ line }) => line) : [];
};

/** The lines that begin with dates that go up by a day, such as “12/12 drive to Pokhara”, with their heads. */
export const datedLines = (source: Source, pieces: readonly Piece[]): ReadonlyMap<Piece, DayHead> => {
  const lines = pieces.flatMap((piece) => datedIn(source, piece) ?? []);
  const [chain = []] = orders.map((order) => goingUp(lines, order)).toSorted((a, b) => b.length - a.length);
  return new Map(chain.map(({ piece, date }) => [piece, headAtDate(source, piece, date)]));
};
