import { dateAt } from './head-dates';
import { dayNumberAt } from './heads';
import { labelsIn } from './labels';
import type { Line } from './lines';
import type { Source } from './plain-text';
import type { Span } from './reading';
import { headingIn } from './sections';

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
export const unwrapped = (
  source: Source,
  lines: readonly Line[],
): { source: Source; lines: readonly Line[] } => {
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
