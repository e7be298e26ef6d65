import { findPlaces } from '@/domain/nepal/places/find-places';
import { datedLines } from './dated-lines';
import { dateHeadOf, type DayHead, listHeadOf, type Piece, piecesOf } from './day-heads';
import { dateAt } from './head-dates';
import { dayNumberAt } from './heads';
import { labelsIn } from './labels';
import { type Line, linesOf } from './lines';
import { onlyMeals } from './meals';
import type { Source } from './plain-text';
import type { Span } from './reading';
import { type Heading, headingIn, headingsWithin } from './sections';
import { type Column, columnsOf } from './tables';

const ENDED = /[.!?।:;,)\]"”]$/;
const LONG = 50;
const NOT_SHORT = 30;

const textOf = ({ plain }: Source, { start, end }: Span) => plain.slice(start, end);

const isHead = (text: string) =>
  /\d|day|दिन/iu.test(text.slice(0, 40)) &&
  (dayNumberAt(text, 0) !== undefined || dateAt(text, 0) !== undefined);

/** Whether a line goes on with the one above: in the middle of a sentence, or behind a line as long as mails have. */
const goesOn = (source: Source, above: Line, line: Line, isList: boolean): boolean => {
  if (line.isItem || line.isApart || line.sender !== undefined) return false;
  const [before, text] = [textOf(source, above), textOf(source, line)];
  if (/[\t|]/.test(before + text) || isHead(text) || headingIn(source, line)) return false;
  if (/^[\p{Ll}(]/u.test(text)) return above.isItem || before.length >= NOT_SHORT;
  return (
    !isList &&
    before.length >= LONG &&
    /^\p{L}/u.test(text) &&
    !ENDED.test(before) &&
    !isHead(before) &&
    labelsIn(source, above).length + labelsIn(source, line).length === 0
  );
};

const blanked = (text: string, gaps: readonly Span[]): string => {
  let from = 0;
  const parts = gaps.map(({ start, end }) => {
    const part = text.slice(from, start) + ' '.repeat(end - start);
    from = end;
    return part;
  });
  return parts.join('') + text.slice(from);
};

/** The lines with those that were wrapped as one; the ends of lines, and marks of quotes, between are blank in the source. */
const unwrapped = (source: Source, lines: readonly Line[]): { source: Source; lines: readonly Line[] } => {
  const joined: Line[] = [];
  const gaps: Span[] = [];
  let isList = false;
  let above: Line | undefined;
  for (const line of lines) {
    const heading = headingIn(source, line);
    if (heading) isList = heading.kind !== 'outside';
    else if (isHead(textOf(source, line))) isList = false;
    const last = joined.at(-1);
    if (last && above && goesOn(source, above, line, isList)) {
      gaps.push({ start: above.end, end: line.start });
      joined[joined.length - 1] = { ...last, end: line.end };
      above = { ...line, isItem: above.isItem };
    } else {
      joined.push(line);
      above = line;
    }
  }
  return {
    source: { text: blanked(source.text, gaps), plain: blanked(source.plain, gaps) },
    lines: joined,
  };
};

/** A day with its lines, the first from behind its head. */
export interface DayPart extends Span {
  kind: 'day';
  head: DayHead;
  lines: readonly Piece[];
  /** What the columns of its table hold, if it is a row. */
  columns: readonly Column[];
}

/** A list, or what is none of the days' and lists' business. */
interface OtherPart extends Span {
  kind: Heading['kind'];
  lines: readonly Piece[];
}

type Part = DayPart | OtherPart;

const cutAtHeadings = (source: Source, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) => {
    const starts = [
      piece.start,
      ...headingsWithin(source, piece).filter((start) => start > (piece.head?.end ?? 0)),
    ];
    return starts.map((start, index) => {
      const end = starts[index + 1] ?? piece.end;
      return index === 0 ? { ...piece, end } : { ...piece, start, end, head: undefined, isItem: false };
    });
  });

const withHeads = (pieces: readonly Piece[], heads: ReadonlyMap<Piece, DayHead>): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, head: heads.get(piece) }));

const FEWEST_LISTED = 3;
const TRAVEL =
  /trek|drive|fly|flight|arriv|depart|transfer|walk|hike|rest|explor|sightsee|kathmandu|pokhara|safari| to |→|->|\p{L} ?- ?\p{L}|पैदल|काठमाडौं|पोखरा|प्रस्थान|आगमन|देखि|बाट/iu;

/** The numbers before lines that count on from 1, as long as the lines are about a way. */
const listed = (source: Source, pieces: readonly Piece[]): ReadonlyMap<Piece, DayHead> => {
  const heads = new Map<Piece, DayHead>();
  let [travels, isList] = [0, false];
  for (const piece of pieces) {
    const heading = headingIn(source, piece);
    if (heading) isList = heading.kind !== 'outside';
    const head = isList ? undefined : listHeadOf(source, piece);
    if (head?.numbers[0] !== heads.size + 1) continue;
    heads.set(piece, head);
    const text = source.plain.slice(piece.start, piece.end);
    if (TRAVEL.test(text) || findPlaces(text).length > 0) travels += 1;
  }
  return heads.size >= FEWEST_LISTED && travels * 2 >= heads.size ? heads : new Map<Piece, DayHead>();
};

/** Heads of days, and lines that only have the number that comes next: “8. Dingboche” below “Day 7”. */
const goingOn = (source: Source, pieces: readonly Piece[]): readonly Piece[] => {
  const named = new Set(pieces.flatMap(({ head }) => head?.numbers ?? []));
  let [last, isList]: [number | undefined, boolean] = [undefined, false];
  return pieces.map((piece) => {
    if (piece.head) [last, isList] = [piece.head.numbers.at(-1), false];
    const head = piece.head ?? listHeadOf(source, piece);
    const [number] = head?.numbers ?? [];
    if (piece.head || number === undefined) {
      isList ||= headingIn(source, piece) !== undefined;
      return piece;
    }
    // A list within a day has numbers of its own.
    isList ||= last === undefined || number !== last + 1 || named.has(number);
    if (isList || !head) return piece;
    last = number;
    return { ...piece, head };
  });
};

/** The pieces with the heads of days in the one way that the text has them: by number, by date, or as a list. */
const headed = (source: Source, pieces: readonly Piece[]): readonly Piece[] => {
  const numbered = pieces.filter(({ head }) => head).length;
  if (numbered > 1) return goingOn(source, pieces);
  const dated = new Map(
    pieces.flatMap((piece) => {
      const head = dateHeadOf(source, piece);
      return head ? [[piece, head] as const] : [];
    }),
  );
  const inOrder = datedLines(source, pieces);
  if (inOrder.size > dated.size) return withHeads(pieces, inOrder);
  if (dated.size > 1) return withHeads(pieces, dated);
  const counted = numbered === 0 ? listed(source, pieces) : new Map<Piece, DayHead>();
  return counted.size > 0 ? withHeads(pieces, counted) : pieces;
};

interface Open {
  kind: Part['kind'];
  head: DayHead | undefined;
  columns: readonly Column[];
  start: number;
  /** Its list began in the line of its heading. */
  isInline: boolean;
  lines: Piece[];
}

const closed = ({ kind, head, columns, start, lines }: Open): readonly Part[] => {
  const end = lines.at(-1)?.end ?? head?.end ?? start;
  if (kind === 'day') return head ? [{ kind, head, columns, start, end, lines }] : [];
  return lines.length > 0 ? [{ kind, start, end, lines }] : [];
};

/** Whether a list ends above a line that is apart: its items have marks or are in one line, and this has none. */
const endsList = ({ kind, lines, isInline }: Open, piece: Piece): boolean =>
  (kind === 'inclusions' || kind === 'exclusions') &&
  piece.isApart &&
  !piece.isItem &&
  (isInline || lines.some(({ isItem }) => isItem));

const PRICE =
  /^(?:total |package |trip |tour |our |net )?(?:cost|price|rate)s?(?![\p{L}])|^(?:usd|npr|nrs?|rs|inr|us\$|\$|€) ?\.? ?\d|^(?:प्रति ?व्यक्ति|रु\.?)|^\d[\d,]{1,8} ?(?:usd|npr|rs|inr|us\$|\$|€|\/-)/iu;

/** What may also be an item of a list, such as “Visa”. */
const isItemOf = ({ kind }: Open, heading: Heading, piece: Piece): boolean =>
  (kind === 'inclusions' || kind === 'exclusions') &&
  heading.start < heading.end &&
  (piece.isItem || !piece.isApart);

const startsOutside = (source: Source, heading: Heading | undefined, piece: Piece, open: Open): boolean =>
  (heading?.kind === 'outside' &&
    !isItemOf(open, heading, piece) &&
    (piece.isApart || heading.end === piece.end || heading.start === heading.end)) ||
  ((piece.isApart || piece.sender !== undefined || open.kind === 'day') &&
    PRICE.test(source.plain.slice(piece.start, piece.start + 40)));

const isApartWithin = ({ lines }: DayPart) => lines.slice(1).some(({ isApart }) => isApart);

/** If no other day has a blank line within it, what is below one in the last day is no more of it. */
const withoutTail = (parts: readonly Part[]): readonly Part[] => {
  const days = parts.filter((part): part is DayPart => part.kind === 'day');
  const last = days.at(-1);
  if (!last || days.length < 2 || days.slice(0, -1).some(isApartWithin) || !isApartWithin(last)) return parts;
  const cut = last.lines.findIndex(({ isApart }, index) => index > 0 && isApart);
  const [own, tail] = [last.lines.slice(0, cut), last.lines.slice(cut)];
  return parts.flatMap((part): Part[] =>
    part === last
      ? [
          { ...last, lines: own, end: own.at(-1)?.end ?? last.end },
          { kind: 'outside', lines: tail, start: tail[0]?.start ?? last.end, end: last.end },
        ]
      : [part],
  );
};

/** The parts of a text, and the source that their offsets are of. */
interface CutText {
  source: Source;
  parts: readonly Part[];
}

/** Cuts a text into days, lists, and the rest. */
export const partsOf = (whole: Source): CutText => {
  const { source, lines } = unwrapped(whole, linesOf(whole));
  const parts: Part[] = [];
  let columns: readonly Column[] = [];
  let open: Open = { kind: 'outside', head: undefined, columns, start: 0, lines: [], isInline: false };
  const begin = (kind: Part['kind'], piece: Piece, from: number, head?: DayHead) => {
    parts.push(...closed(open));
    const own = from < piece.end ? [{ ...piece, start: from }] : [];
    const isInline = head === undefined && from > piece.start && own.length > 0;
    open = { kind, head, columns, start: head?.start ?? piece.start, lines: own, isInline };
  };
  for (const piece of headed(source, cutAtHeadings(source, piecesOf(source, lines)))) {
    const heading = piece.head ? undefined : headingIn(source, piece);
    const isOther =
      piece.sender !== undefined &&
      open.kind === 'day' &&
      open.lines[0] !== undefined &&
      piece.sender !== open.lines[0].sender;
    const ofTable = piece.head ? undefined : columnsOf(source, piece);
    if (ofTable) columns = ofTable;
    else if (piece.head) begin('day', piece, piece.head.end, piece.head);
    else if (
      heading &&
      heading.kind !== 'outside' &&
      !onlyMeals(source, { start: heading.end, end: piece.end })
    )
      begin(heading.kind, piece, heading.end);
    else if (startsOutside(source, heading, piece, open) || endsList(open, piece))
      begin('outside', piece, piece.start);
    else if (isOther) parts.push({ kind: 'outside', start: piece.start, end: piece.end, lines: [piece] });
    else open.lines.push(piece);
  }
  return { source, parts: withoutTail([...parts, ...closed(open)]) };
};
