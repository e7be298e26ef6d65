import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx';
import { isPlainDate } from '@/lib/dates/dates';
import { type CsvCell, unguarded } from './csv';

/** A column of a workbook; one that `staysText` has texts only, so that `0098` keeps its zeros when it is edited. */
export interface WorkbookColumn {
  head: string;
  staysText: boolean;
}

/** The most characters of a cell in Excel, which opens no file with more. */
const LONGEST = 32_767;
/** Excel shows longer cells of the format `@` as a row of `#`. */
const LONGEST_OF_TEXT = 255;
const WIDEST = 48;
/** Before it, dates of Excel are a day off, or none. */
const FIRST_DAY = '1900-03-01';
const SHEET_NAME = 31;

const DAY = 'yyyy-mm-dd';
const TEXT = '@';

/** What a spreadsheet would take for a number, a date or a formula if it were typed. */
const READ_OTHERWISE = /^[\s'=+\-@\d०-९]/;

/** More digits than a spreadsheet keeps. */
const isExact = (value: number) => /^-?\d{1,15}$/.test(String(value).replace('.', ''));

/**
 * A text that is read back as it is: with an apostrophe before one that reading takes away, and without what looks like
 * the notation of a character, `_x0041_`, which readers of the format replace by the character.
 */
const escaped = (text: string) =>
  (unguarded(text) === text ? text : `'${text}`).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

interface Written {
  value: CellValue;
  format?: string;
}

const asText = (text: string, staysText: boolean): Written => ({
  value: escaped(text.replaceAll(/\r\n?/g, '\n')),
  ...((staysText || READ_OTHERWISE.test(text)) && text.length <= LONGEST_OF_TEXT && { format: TEXT }),
});

const writtenOf = (cell: CsvCell, staysText: boolean): Written => {
  if (cell === null || cell === undefined || cell === '')
    return { value: null, ...(staysText && { format: TEXT }) };
  if (staysText) return asText(String(cell), true);
  if (typeof cell === 'boolean') return { value: cell };
  if (typeof cell === 'number') return isExact(cell) ? { value: cell } : asText(String(cell), true);
  return isPlainDate(cell) && cell >= FIRST_DAY
    ? { value: new Date(`${cell}T00:00Z`), format: DAY }
    : asText(cell, false);
};

const widthOf = (texts: readonly string[]) =>
  Math.min(WIDEST, texts.reduce((most, text) => Math.max(most, text.split('\n')[0]?.length ?? 0), 6) + 2);

const sheetName = (name: string) =>
  name
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, SHEET_NAME)
    .trim() || $localize`Rows`;

/**
 * The bytes of an Excel workbook (.xlsx) with one sheet, whose first row stays in sight: dates are dates, numbers are
 * numbers, all else is text, none of it run as a formula. Resolves with the reason if Excel could not open it.
 */
export const writeWorkbook = async (
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly CsvCell[])[],
): Promise<Uint8Array<ArrayBuffer> | { problem: string }> => {
  const tooLong = rows.some((row) => row.some((cell) => typeof cell === 'string' && cell.length > LONGEST));
  if (tooLong) return { problem: $localize`A text is longer than a cell of Excel can be. Export it as CSV.` };
  const written = rows.map((row) => columns.map(({ staysText }, at) => writtenOf(row[at], staysText)));
  const heads = columns.map(({ head }): Written => ({ value: escaped(head) }));
  const all = [heads, ...written];
  const cells = new Map<string, Partial<Cell>>();
  for (const [row, line] of all.entries())
    for (const [column, { format }] of line.entries()) {
      if (row === 0) cells.set(`0,${column}`, { style: { font: { bold: true } } });
      else if (format !== undefined) cells.set(`${row},${column}`, { style: { numFmt: format } });
    }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: all.map((line) => line.map(({ value }) => value)),
        cells,
        columns: columns.map(({ head }, at) => ({
          width: widthOf([head, ...rows.map((row) => String(row[at] ?? ''))]),
        })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Uint8Array(bytes);
};
