import { chooseMeals, chooseNight, chooseStages, type DayDoubt } from './chosen';
import { chooseHeights } from './day-heights';
import { type Field, type Found, nothing } from './field';
import { fieldsIn, inOrder } from './fields';
import { type DayFact, isBareLabel } from './labels';
import { onlyLodging } from './nights';
import type { DayPart } from './parts';
import { joinedWords, leftOf, matchesIn, saidIn, type Source, trimmed } from './plain-text';
import type { DayReading, Paragraph, Said, Span } from './reading';
import { cellsIn } from './tables';
import { valueFields } from './value-fields';

const LEAD = new Set(' ,;:|.)]→➡️>=/&–—-।\t\n'.split(''));
const TRAIL = new Set(' ,;:|.([→➡️>=/&–—-।\t\n'.split(''));
const NO_EDGE: ReadonlySet<string> = new Set();

/** Where a text begins and ends without the punctuation around it. */
const edgesOf = (text: string, lead: ReadonlySet<string>, trail: ReadonlySet<string>): Span => {
  let [start, end] = [0, text.length];
  while (start < end && lead.has(text.charAt(start))) start += 1;
  while (end > start && trail.has(text.charAt(end - 1))) end -= 1;
  return { start, end };
};

const edgeless = (text: string, lead: ReadonlySet<string> = LEAD, trail: ReadonlySet<string> = TRAIL) => {
  const { start, end } = edgesOf(text, lead, trail);
  return text.slice(start, end);
};

/** The lines of a day as paragraphs, without what was cut out. */
const paragraphsOf = (
  source: Source,
  lines: DayPart['lines'],
  cuts: readonly Span[],
): readonly Paragraph[] => {
  let from = 0;
  return lines.flatMap((line): Paragraph[] => {
    while ((cuts[from]?.end ?? line.start) < line.start) from += 1;
    const own: Span[] = [];
    for (let at = from; (cuts[at]?.start ?? line.end) < line.end; at += 1) own.push(cuts[at] ?? line);
    const left = leftOf(line, own);
    const value = edgeless(joinedWords(source, left), LEAD, NO_EDGE);
    const [first, last] = [left[0], left.at(-1)];
    if (!first || !last || !/[\p{L}\p{N}]/u.test(value)) return [];
    return [{ value, isItem: line.isItem, start: first.start, end: last.end }];
  });
};

const ABBREVIATION = /(?:(?:^|[^\p{L}])(?:approx|mt|alt|max|st|no|ca|incl|elev|dr|vs|e\.g|i\.e)|\.\p{L})$/iu;
const SENTENCE_END = /[.!?।](?=\s+[^\p{Ll}\s([]|\s*$)|[.!?]\)(?=\s+\p{Lu})/gu;

/** The sentences of a stretch. */
const sentencesIn = ({ plain }: Source, { start, end }: Span): readonly Span[] => {
  const text = plain.slice(start, end);
  const sentences: Span[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    if (ABBREVIATION.test(text.slice(Math.max(from, index - 8), index))) continue;
    sentences.push({ start: start + from, end: start + index + mark.length });
    from = index + mark.length;
  }
  return from < text.length ? [...sentences, { start: start + from, end }] : sentences;
};

/** “Arrival in Kathmandu: you will be met …”: what follows is no title any more. */
const EXPLAINED = /(?:: | - )(?=[^:]{60})/g;

const isSentence = (text: string): boolean => {
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word));
  return words.length >= 8 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.6;
};

/** A title that is longer cannot be saved. */
const LONGEST_TITLE = 255;

/** Where the title ends that begins a stretch: at its first sentence's end. */
const titleEnd = (source: Source, span: Span): number => {
  const near = { start: span.start, end: Math.min(span.end, span.start + LONGEST_TITLE) };
  const end = sentencesIn(source, near)[0]?.end ?? near.end;
  const text = source.plain.slice(span.start, end);
  for (const match of text.matchAll(EXPLAINED))
    if (match.index >= 4 && isSentence(text.slice(match.index))) return span.start + match.index + 1;
  return end;
};

const DANGLING =
  /(?:[ ,;:](?:approx|about|around|~|alt|altitude|elevation|at|overnight|meals?|distance|time|हिँडाइ))[ .:।]{0,3}$/iu;

/** The words of a title, without what was cut out; undefined if nothing is left. */
const titleOf = (source: Source, span: Span, cuts: readonly Span[]): Said<string> | undefined => {
  const left = leftOf(span, cuts).filter(({ start, end }) =>
    /[\p{L}\p{N}]/u.test(source.plain.slice(start, end)),
  );
  const [first, last] = [left[0], left.at(-1)];
  if (!first || !last) return undefined;
  const value = edgeless(edgeless(joinedWords(source, leftOf(span, cuts))).replace(DANGLING, ''));
  if (!/\p{L}/u.test(value)) return undefined;
  const edges = edgesOf(source.text.slice(first.start, last.end), LEAD, TRAIL);
  return { value, start: first.start + edges.start, end: first.start + edges.end };
};

/** A day, or several of one head, and what is doubtful in it. */
export interface ReadDay {
  days: readonly DayReading[];
  doubts: readonly DayDoubt[];
}

const joined = (found: readonly Found[]): Found => ({
  fields: found.flatMap(({ fields }) => fields),
  cuts: found.flatMap(({ cuts }) => cuts),
  doubts: found.flatMap(({ doubts }) => doubts),
});

/** The fields of each sentence of each cell. */
const foundIn = (source: Source, span: Span): Found =>
  joined(
    cellsIn(source, span).flatMap((cell) => sentencesIn(source, cell).map((part) => fieldsIn(source, part))),
  );

interface FirstLine extends Found {
  title: Span;
  /** What its line says behind the title. */
  rest: Span;
}

/** What stands in a title is the day's. */
const ofTitle = (field: Field): Field =>
  field.weight === 'prose' && field.kind !== 'meals' ? { ...field, weight: 'alone' } : field;

const titleFound = (source: Source, title: Span): Found => {
  if (onlyLodging(source, trimmed(source, title))) return nothing;
  const found = fieldsIn(source, title);
  const cuts = found.fields.flatMap((field) =>
    field.kind === 'meals' && field.weight === 'prose' ? [] : [field],
  );
  return {
    ...found,
    fields: found.fields.map(ofTitle),
    cuts: [...found.cuts, ...inOrder(source, cuts)].toSorted((a, b) => a.start - b.start),
  };
};

/** Of bare figures in a column; heights have no usual one. */
const UNITS: Readonly<Partial<Record<DayFact, string>>> = { hours: 'h', kilometres: 'km' };

/** The row of a table whose columns have heads. */
const readRow = (source: Source, { head, lines: [line], columns }: DayPart): FirstLine => {
  const row = { start: head.start, end: line?.end ?? head.end };
  const none = { start: row.end, end: row.end };
  const cells = cellsIn(source, row).map((cell, index) => ({ cell, column: columns[index] }));
  const known = cells.filter(({ cell }) => cell.start >= head.end && cell.start < cell.end);
  const title = (
    known.find(({ column }) => column?.kind === 'title') ?? known.find(({ column }) => !column?.kind)
  )?.cell;
  const values = known.flatMap(({ cell, column: { kind, unit } = {} }): Found[] => {
    if (!kind || kind === 'title' || kind === 'day') return [];
    return [{ ...valueFields(source, kind, cell, '', unit ?? UNITS[kind]), cuts: [cell] }];
  });
  return {
    ...joined([...values, title ? titleFound(source, title) : nothing]),
    title: title ?? none,
    rest: none,
  };
};

const MOST_IN_TITLE = 100;

/** The first line, or the second if the head stands alone: what begins it is the title. */
const readFirst = (source: Source, part: DayPart): FirstLine => {
  const [line] = part.lines;
  const none = { start: part.head.end, end: part.head.end };
  if (!line) return { ...nothing, title: none, rest: none };
  if (part.columns.length > 0 && cellsIn(source, line).length > 1) return readRow(source, part);
  const [cell = line] = cellsIn(source, line);
  const isOwn = line.start <= part.head.end;
  const ended = titleEnd(source, cell);
  const isTitle = isOwn || (!line.isItem && ended - cell.start <= MOST_IN_TITLE);
  const end = isTitle ? ended : cell.start;
  const title = { start: cell.start, end };
  const rest = { start: end, end: line.end };
  return { ...joined([titleFound(source, title), foundIn(source, rest)]), title, rest };
};

const OPTION =
  /(?<![\p{L}])(?:optional(?:ly)?|alternative(?:ly)?|option [a-c1-3](?![\p{L}\d])|ऐच्छिक|वैकल्पिक)/giu;

const bySpan = (a: Span, b: Span) => a.start - b.start || b.end - a.end;

/** A label alone on a line has its value on the next. */
const withNextLine = (source: Source, lines: DayPart['lines']): readonly Span[] => {
  const spans: Span[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) break;
    const isLabel =
      next !== undefined &&
      !onlyLodging(source, line) &&
      isBareLabel(source.plain.slice(line.start, line.end));
    spans.push(isLabel ? { start: line.start, end: next.end } : { start: line.start, end: line.end });
    if (isLabel) index += 1;
  }
  return spans;
};

/** Reads a day of a text. */
export const readDay = (source: Source, part: DayPart): ReadDay => {
  const { head, lines } = part;
  const first = readFirst(source, part);
  const body = joined(withNextLine(source, lines.slice(1)).map((line) => foundIn(source, line)));
  const fields = [...first.fields, ...body.fields].toSorted(bySpan);
  const title = titleOf(source, first.title, first.cuts);
  const [line, ...others] = lines;
  const texts =
    line && first.rest.start < first.rest.end
      ? [{ ...line, ...trimmed(source, first.rest), isItem: false }, ...others]
      : others;
  const cuts = [...first.cuts, ...body.cuts].toSorted(bySpan);
  const hours = chooseStages(fields, 'hours');
  const kilometres = chooseStages(fields, 'kilometres');
  const meals = chooseMeals(fields);
  const night = chooseNight(fields);
  const heights = chooseHeights(source, part, first.title, fields);
  const day = {
    start: part.start,
    end: part.end,
    date: head.date && saidIn(source, head.date),
    title,
    description: paragraphsOf(source, texts, cuts),
    hours: hours.value,
    kilometres: kilometres.value,
    sleeping: heights.sleeping,
    highest: heights.highest,
    meals: meals.value,
    ...night.value,
  };
  const numbers = head.numbers.map((value) => ({ value, ...(head.number ?? head) }));
  const options = [
    ...(head.isOption && head.number ? [head.number] : []),
    ...matchesIn(source, part, OPTION),
  ];
  return {
    days:
      numbers.length === 0 ? [{ ...day, number: undefined }] : numbers.map((number) => ({ ...day, number })),
    doubts: [
      ...(numbers.length > 1 && head.number ? [{ ...head.number, code: 'shared' as const }] : []),
      ...(numbers.length === 0 ? [{ ...(head.date ?? head), code: 'counted' as const }] : []),
      ...options.map(({ start, end }) => ({ start, end, code: 'alternative' as const })),
      ...[hours, kilometres, meals, night, heights].flatMap(({ doubts }) => doubts),
      ...first.doubts,
      ...body.doubts,
    ].toSorted(bySpan),
  };
};
