import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { joinedByAnd } from '@/lib/formats/formats';
import { isBlankCell } from './cells';
import { unguarded } from './csv';
import { type SheetTable, tableOf } from './workbook-table';
import { valueText } from './workbook-values';

/** The table of a workbook, or why it cannot be read. */
export type WorkbookReading = SheetTable | { problem: string };

const NO_WORKBOOK = $localize`The file is not an Excel workbook that can be read. Save it in the spreadsheet as .xlsx.`;

/** The first day of each date system. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) };

const hasValue = (value: CellValue) => value !== null && !(typeof value === 'string' && isBlankCell(value));

const hasRows = ({ rows }: Sheet) => rows.some((row) => row.some(hasValue));

/** A1, B1 … for a key of `Sheet.cells`. */
const addressOf = (key: string) => {
  const [row = 0, column = 0] = key.split(',').map(Number);
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
};

const isUncomputed = ({ formula, value }: Cell) => formula !== undefined && value === null;

const quoted = (sheets: readonly Sheet[]) => joinedByAnd(sheets.map(({ name }) => `“${name}”`));

/**
 * Reads the first visible sheet with rows of an Excel workbook (.xlsx): formulas as their values, errors as their texts.
 * A program that made it of a CSV file has kept the apostrophes of that. The notes say what else was found: other sheets, titles, hidden rows.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<WorkbookReading> => {
  const book = await readXlsx(bytes, { readStyles: true }).catch(() => undefined);
  if (!book) return { problem: NO_WORKBOOK };
  const used = book.sheets.filter(hasRows);
  const sheet = used.find(({ hidden, veryHidden }) => !hidden && !veryHidden) ?? used[0];
  if (!sheet) return { problem: $localize`The file has no cells.` };
  const cells = sheet.cells ?? new Map<string, Cell>();
  const [unknown] = [...cells].find(([, cell]) => isUncomputed(cell)) ?? [];
  if (unknown !== undefined)
    return {
      problem: $localize`Cell ${addressOf(unknown)}:address: of “${sheet.name}:name:” is a formula without its value. Open the file in the spreadsheet, save it there, and choose it again.`,
    };
  const epoch = EPOCHS[book.dateSystem ?? '1900'];
  const formatOf = (row: number, column: number) => cells.get(`${row},${column}`)?.style?.numFmt ?? '';
  const rows = sheet.rows.map((row, index) =>
    row.map((value, column) => unguarded(valueText(value, formatOf(index, column), epoch))),
  );
  const hidden = [...(sheet.rowDefs ?? [])].flatMap(([row, definition]) => (definition.hidden ? [row] : []));
  const table = tableOf({ rows, merges: sheet.merges ?? [], hidden });
  const others = used.filter((one) => one !== sheet);
  const notes =
    others.length > 0
      ? [$localize`Read from the sheet ${quoted([sheet])}:value:. Not read: ${quoted(others)}:others:.`]
      : [];
  return { rows: table.rows, notes: [...notes, ...table.notes] };
};
