import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type CellRow, isBlankCell, trimmed } from './cells';

/** Cells that are one in the spreadsheet; rows and columns count from 0, and the last ones belong to it. */
interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

/** A sheet of a workbook with the texts of its cells. */
export interface SheetTexts {
  rows: readonly (readonly string[])[];
  merges: readonly Merge[];
  /** The hidden rows and columns, counted from 0. */
  hidden: readonly number[];
  hiddenColumns: readonly number[];
}

/** A table as a CSV file would have it, and what was not as plain as there, in sentences. */
export interface SheetTable {
  rows: CellRow[];
  notes: string[];
}

/** A row of names has at least so many where a title stands above it that is not merged. */
const FEWEST_NAMES = 3;
const MOST_NAMED = 10;

const filled = (row: readonly string[] = []) => row.filter((cell) => !isBlankCell(cell)).length;

const isWide = ({ startCol, endCol }: Merge) => endCol > startCol;

/** The row of the names: the first with a cell, or the next one below titles. */
const headOf = ({ rows, merges }: SheetTexts): { head: number; titles: number[] } => {
  const used = rows.flatMap((row, index) => (filled(row) > 0 ? [index] : []));
  const titles: number[] = [];
  for (const [place, index] of used.entries()) {
    const below = used[place + 1];
    const isTitle =
      below !== undefined &&
      filled(rows[index]) === 1 &&
      (merges.some((merge) => merge.startRow === index && isWide(merge)) ||
        filled(rows[below]) >= FEWEST_NAMES);
    if (!isTitle) return { head: index, titles };
    titles.push(index);
  }
  return { head: 0, titles: [] };
};

/** The cells with the value of a merged one in each of its rows; a title or a name over several columns stays one. */
const withMerged = ({ rows, merges }: SheetTexts, from: number): { rows: string[][]; isFilled: boolean } => {
  const copy = rows.map((row) => [...row]);
  let isFilled = false;
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol] ?? '';
    if (startRow < from || isBlankCell(value)) continue;
    for (const row of copy.slice(startRow + 1, endRow + 1)) {
      while (row.length < startCol) row.push('');
      row[startCol] = value;
      isFilled = true;
    }
  }
  return { rows: copy, isFilled };
};

/** The names of columns in two rows, if a name spans several columns with names of their own: `Email (Contact)`. */
const doubleHead = ({ rows, merges }: SheetTexts, head: number): string[] | undefined => {
  const [upper = [], lower = []] = [rows[head], rows[head + 1]];
  const spans = merges.filter((merge) => merge.startRow === head && merge.endRow === head && isWide(merge));
  const isDouble = spans.some(({ startCol, endCol }) => filled(lower.slice(startCol, endCol + 1)) > 1);
  if (!isDouble) return undefined;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const span = spans.find(({ startCol, endCol }) => column >= startCol && column <= endCol);
    const above = trimmed(upper[span?.startCol ?? column] ?? '');
    const own = trimmed(lower[column] ?? '');
    if (own === '' || above === '') return own || above;
    return `${own} (${above})`;
  });
};

const numbersText = (rows: readonly number[]): string => {
  const named = rows.slice(0, MOST_NAMED).map((row) => formatCount(row + 1));
  const more = rows.length - MOST_NAMED;
  return joinedByAnd(more > 0 ? [...named, $localize`${formatCount(more)}:more: more`] : named);
};

const notesOf = (
  { rows, hidden, hiddenColumns }: SheetTexts,
  {
    titles,
    head,
    isDouble,
    isFilled,
  }: { titles: number[]; head: number; isDouble: boolean; isFilled: boolean },
): string[] => {
  const unseen = hidden.filter((row) => row > head && filled(rows[row]) > 0);
  const columns = hiddenColumns.flatMap((column) => {
    const name = trimmed(rows[head]?.[column] ?? '');
    return rows.some((row) => !isBlankCell(row[column] ?? '')) ? [name || formatCount(column + 1)] : [];
  });
  const notes = [
    titles.length > 0 &&
      plural(titles.length, {
        one: $localize`Row ${numbersText(titles)}:numbersText: is a title, and was left out.`,
        other: $localize`Rows ${numbersText(titles)}:numbersText: are titles, and were left out.`,
      }),
    isDouble &&
      $localize`The names of the columns are in rows ${formatCount(head + 1)}:head: and ${formatCount(head + 2)}:head2:.`,
    isFilled && $localize`A merged cell counts for each of its rows.`,
    unseen.length > 0 &&
      plural(unseen.length, {
        one: $localize`Row ${numbersText(unseen)}:numbersText: is hidden in the spreadsheet, and was read, too.`,
        other: $localize`Rows ${numbersText(unseen)}:numbersText: are hidden in the spreadsheet, and were read, too.`,
      }),
    columns.length > 0 &&
      plural(columns.length, {
        one: $localize`Column ${joinedByAnd(columns)}:columns: is hidden in the spreadsheet, and was read, too.`,
        other: $localize`Columns ${joinedByAnd(columns)}:columns: are hidden in the spreadsheet, and were read, too.`,
      }),
  ];
  return notes.filter((note) => note !== false);
};

/** The table of a sheet, below its titles, with the row numbers of the sheet. Blank rows are left out, and count. */
export const tableOf = (sheet: SheetTexts): SheetTable => {
  const { head, titles } = headOf(sheet);
  const names = doubleHead(sheet, head);
  const below = head + (names ? 2 : 1);
  const { rows, isFilled } = withMerged(sheet, below);
  const numbered = rows.map((cells, index): CellRow => ({ number: index + 1, cells }));
  const first = names ? [{ number: head + 1, cells: names }] : numbered.slice(head, head + 1);
  return {
    rows: [...first, ...numbered.slice(below)].filter(({ cells }) => filled(cells) > 0),
    notes: notesOf(sheet, { titles, head, isDouble: names !== undefined, isFilled }),
  };
};
