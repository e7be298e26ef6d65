import { formatCount } from '@/lib/formats/formats';
import { withoutUnseen } from '@/lib/text/typed-text';
import { unguarded } from './csv';

/** A row of a spreadsheet with the number that it has there. */
export interface CellRow {
  number: number;
  cells: readonly string[];
}

/** The rows of a text, or why it is no table; the line in it counts the lines of the text. */
export type CellsReading = { rows: CellRow[] } | { problem: string };

/** A cell in quotation marks: its text, and where the cell ends. */
interface Quoted {
  text: string;
  end: number;
}

/** In the order in which equally frequent ones are preferred. */
const SEPARATORS = ['\t', ';', ',', '|'];

/** A text without spaces around it, and without the invisible characters that come with copied cells. */
export const trimmed = (text: string): string => withoutUnseen(text).trim();

export const isBlankCell = (text: string): boolean => trimmed(text) === '';

const withPlainBreaks = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** The first mark from there on that is not doubled; -1 if there is none. */
const closingMark = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

const inner = (text: string, from: number, to: number) => text.slice(from, to).replaceAll('""', '"');

const isEnd = (character: string | undefined, separators: readonly string[]) =>
  character === undefined || character === '\n' || separators.includes(character);

/** The separator of a text: the one that its first row has most of, outside quotation marks. */
const separatorOf = (text: string): string | undefined => {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]));
  let starts = true;
  for (let at = 0; at < text.length && text[at] !== '\n'; at += 1) {
    const closing = starts && text[at] === '"' ? closingMark(text, at + 1) : -1;
    if (closing >= 0 && isEnd(text[closing + 1], SEPARATORS)) at = closing;
    const separator = SEPARATORS.find((one) => one === text[at]);
    starts = separator !== undefined || (starts && text[at] === ' ');
    if (separator !== undefined) counts.set(separator, (counts.get(separator) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? most[0] : undefined;
};

const split = (text: string, separator: string, quotedAt: (start: number) => Quoted | undefined) => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length;) {
    const quoted = quotedAt(at);
    let end = quoted?.end ?? at;
    if (!quoted) while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    row.push(unguarded(quoted?.text ?? text.slice(at, end)));
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
};

/**
 * Reads cells that a spreadsheet copied as text: tabs between cells, any line ends between rows. It writes a cell in
 * quotation marks only if it holds a tab, a break or, beside them, a doubled mark; every other mark is part of the text.
 */
export const copiedCells = (copied: string): string[][] => {
  const text = withPlainBreaks(copied);
  return split(text, '\t', (start) => {
    const closing = text[start] === '"' ? closingMark(text, start + 1) : -1;
    const content = text.slice(start + 1, closing);
    return closing >= 0 && isEnd(text[closing + 1], ['\t']) && /[\t\n]|""/.test(content)
      ? { text: inner(text, start + 1, closing), end: closing + 1 }
      : undefined;
  });
};

const afterSpaces = (text: string, from: number): number => {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
};

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

const separated = (text: string, separator: string): { cells: string[][] } | { problem: string } => {
  let problem: string | undefined;
  const cells = split(text, separator, (start) => {
    const from = afterSpaces(text, start);
    if (text[from] !== '"') return undefined;
    const closing = closingMark(text, from + 1);
    const end = afterSpaces(text, closing + 1);
    if (closing >= 0 && isEnd(text[end], [separator])) return { text: inner(text, from + 1, closing), end };
    if (from > start) return undefined;
    problem ??=
      closing < 0
        ? $localize`Line ${formatCount(lineOf(text, start))}:line:: the quotation mark that begins this cell is never closed.`
        : $localize`Line ${formatCount(lineOf(text, closing))}:line:: text follows a closing quotation mark. Write marks within a cell twice.`;
    return { text: '', end: text.length };
  });
  return problem === undefined ? { cells } : { problem };
};

const numbered = (cells: readonly string[][]): CellsReading => ({
  rows: cells
    .map((row, index) => ({ number: index + 1, cells: row }))
    .filter((row) => !row.cells.every(isBlankCell)),
});

/**
 * Reads a CSV file by RFC 4180, with any separator, which a first line `sep=;` may name, any line ends, and a byte-order
 * mark. Blank rows are left out, and count.
 */
export const fileCells = (content: string): CellsReading => {
  const text = withPlainBreaks(content);
  const [named = '', separator] = /^"?sep=(.)"?[^\n]*\n/i.exec(text) ?? [];
  const table = text.slice(named.length);
  const read = separated(table, separator ?? separatorOf(table.trimStart()) ?? '\t');
  return 'problem' in read ? read : numbered(read.cells);
};

/** A first row of which each cell is in quotation marks, as only files have it. */
const QUOTED_HEAD = /^\s*"[^"\n]*"(?:\t"[^"\n]*")*\n/;

/** Reads a pasted text: copied cells if its first row has tabs or a single cell, else the text of a CSV file. */
export const pastedCells = (pasted: string): CellsReading => {
  const text = withPlainBreaks(pasted);
  const first = separatorOf(text.trimStart());
  const isCopied = (first === undefined || first === '\t') && !QUOTED_HEAD.test(text);
  return isCopied ? numbered(copiedCells(pasted)) : fileCells(pasted);
};

/** A text as spreadsheets copy these rows; `copiedCells` reads it back. */
export const copyOf = (rows: readonly (readonly string[])[]): string => {
  const cellOf = (cell: string) => {
    const guarded = unguarded(cell) === cell ? cell : `'${cell}`;
    return /^"|[\t\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
  return rows.map((row) => row.map(cellOf).join('\t')).join('\n');
};
