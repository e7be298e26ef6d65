import type { DayPart } from './parts';
import { joinedWords, leftOf, type Source } from './plain-text';
import type { Paragraph, Said, Span } from './reading';

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
export const paragraphsOf = (
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
export const sentencesIn = ({ plain }: Source, { start, end }: Span): readonly Span[] => {
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
export const titleEnd = (source: Source, span: Span): number => {
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
export const titleOf = (source: Source, span: Span, cuts: readonly Span[]): Said<string> | undefined => {
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
