import { withoutUnseen } from '@/lib/text/typed-text';
import type { Said, Span } from './reading';

/** A pasted text, and the same with one spelling of digits, dashes and spaces; both have the same offsets. */
export interface Source {
  text: string;
  plain: string;
}

/** Each replaces one character by one. */
const SAME: readonly (readonly [pattern: RegExp, same: string])[] = [
  [/\r(?=\n)/g, ' '],
  [/[\r\v\f\u2028\u2029]/g, '\n'],
  [/[^\S\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[~\u223c\u301c\uff5e]/g, '~'],
  [/[\u2018\u2019\u00b4`]/g, "'"],
  [/\uff1a/g, ':'],
  [/[\u2794\u279c\u279d\u27a1\u2b95]/g, '→'],
  // Marks of bold text; a star before a space begins an item, one behind a figure is of a hotel.
  [/^\*(?=\S)|(?<=[^\d\n])\*/gm, ' '],
];

/** Wide gaps divide a line, as cells do. */
const GAP = /(?<=[^\s:]) {4,}(?=\S)/g;
/** Pictures within a line divide it, as cells do. */
const EMOJI = /(?<=[^\s][ \t]{0,3})[\u{1F300}-\u{1FAFF}]\ufe0f?/gu;

/** A pasted text as a source. */
export const sourceOf = (text: string): Source => ({
  text,
  plain: SAME.reduce((plain, [pattern, same]) => plain.replace(pattern, same), text)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(GAP, (gap) => '|'.padEnd(gap.length))
    .replace(EMOJI, (emoji) => '|'.repeat(emoji.length)),
});

const BLANK = /[\s\p{Cf}]/u;

/** The span without white space at its ends. */
export const trimmed = ({ plain: text }: Source, { start, end }: Span): Span => {
  let [from, to] = [start, end];
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
};

const wordsOf = (text: string) =>
  withoutUnseen(text)
    .replace(/(?<!\d)\*+/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

/** The words of a stretch, as they were written. */
export const saidIn = (source: Source, span: Span): Said<string> => ({
  ...trimmed(source, span),
  value: wordsOf(source.text.slice(span.start, span.end)),
});

/** What is left of a stretch without others, which are in order and do not overlap. */
export const leftOf = ({ start, end }: Span, without: readonly Span[]): readonly Span[] => {
  const left: Span[] = [];
  let from = start;
  for (const cut of without) {
    if (cut.end <= from || cut.start >= end) continue;
    if (cut.start > from) left.push({ start: from, end: cut.start });
    from = cut.end;
  }
  return from < end ? [...left, { start: from, end }] : left;
};

/** The words of several stretches as one text, without what punctuation is left over between them. */
export const joinedWords = ({ text }: Source, spans: readonly Span[]): string =>
  wordsOf(spans.map(({ start, end }) => text.slice(start, end)).join(' '))
    .replace(/[([] ?[,;:/|~.–-]? ?[)\]]/g, ' ')
    .replace(/ {1,3}(?=[,.;:!?)\]।])/g, '')
    .replace(/([,;:/|]) ?(?=[,;:/|.।)\]])/g, '')
    .replace(/(?<=[([]) /g, '')
    .split(' ')
    .filter(Boolean)
    .join(' ');

/** The matches of a pattern in a stretch, with their offsets in the whole text. */
export const matchesIn = (
  { plain }: Source,
  { start, end }: Span,
  pattern: RegExp,
): readonly (Span & { groups: readonly (string | undefined)[] })[] =>
  [...plain.slice(start, end).matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    groups: match.slice(1),
  }));
