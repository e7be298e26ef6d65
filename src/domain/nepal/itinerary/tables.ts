import { columnKind, type DayFact } from './labels';
import { type Source, trimmed } from './plain-text';
import type { Span } from './reading';

/** What a column of a table of days holds. */
export interface Column {
  kind: DayFact | 'title' | 'day' | undefined;
  /** The unit in its head, in lower case: “Altitude (ft)”. */
  unit: string | undefined;
}

const CELL = /[\t|]/g;

/** The cells of a line, by tabs or pipes; one if it has neither. */
export const cellsIn = (source: Source, { start, end }: Span): readonly Span[] => {
  const cells: Span[] = [];
  let from = start;
  for (const { index } of source.plain.slice(start, end).matchAll(CELL)) {
    cells.push(trimmed(source, { start: from, end: start + index }));
    from = start + index + 1;
  }
  return [...cells, trimmed(source, { start: from, end })];
};

const DAY = /^(?:days?|s\.? ?n\.?|sr\.?|no\.?|दिन|क्र\.? ?सं\.?|dates?|मिति)$/iu;
const TITLE =
  /^(?:itinerary|program(?:me)?|route|destination|activit(?:y|ies)|description|details?|places?|from.{0,6}to|trail|plan|schedule|particulars|कार्यक्रम|विवरण|गन्तव्य|यात्रा)/iu;
const UNIT = /\(([a-z]{1,6})\.?\)|\bin (m|ft|feet|metres?|meters?|km|hrs?|hours?)\b/i;

/** What the columns hold, if a line is the head of a table of days. */
export const columnsOf = (source: Source, line: Span): readonly Column[] | undefined => {
  const heads = cellsIn(source, line).map(({ start, end }) => source.plain.slice(start, end));
  if (heads.length < 2 || !DAY.test(heads[0] ?? '')) return undefined;
  return heads.map((head, index): Column => {
    const unit = UNIT.exec(head);
    return {
      kind: index === 0 || DAY.test(head) ? 'day' : TITLE.test(head) ? 'title' : columnKind(head),
      unit: (unit?.[1] ?? unit?.[2])?.toLowerCase(),
    };
  });
};
