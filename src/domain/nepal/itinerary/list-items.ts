import type { Piece } from './day-heads';
import { joinedWords, leftOf, matchesIn, type Source, trimmed } from './plain-text';
import type { Said, Span } from './reading';

/** What divides the items of a line, the clearest first; a comma within brackets or a figure does not. */
const SEPARATORS = [/[;•✓✔|]/gu, /,(?! ?\d{3}\b)(?![^(]{0,60}\))/gu, / \+ /gu];

const inOneLine = (source: Source, span: Span): readonly Span[] => {
  const found = SEPARATORS.map((pattern) => matchesIn(source, span, pattern));
  return leftOf(span, found.find(({ length }) => length > 0) ?? []);
};

/** The items of a list of what a price includes, or not: its lines, or the parts of its only line. */
export const itemsOf = (source: Source, lines: readonly Piece[]): readonly Said<string>[] => {
  const [line, ...others] = lines;
  const items = line && others.length === 0 && !line.isItem ? inOneLine(source, line) : lines;
  return items.flatMap((item): Said<string>[] => {
    const value = joinedWords(source, [item])
      .replace(/^(?:and|&|र) /iu, '')
      .replace(/[.,;]$/, '');
    return /[\p{L}\p{N}]/u.test(value) ? [{ ...trimmed(source, item), value }] : [];
  });
};
