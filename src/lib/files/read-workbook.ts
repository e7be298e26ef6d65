import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { lazy } from '@/lib/loading/lazy';
import { foreignCurrency } from '@/lib/numbers/currencies';
import { isBlankCell } from './cells';
import { unguarded } from './csv';
import { type SheetTable, tableOf } from './workbook-table';

/** What a cell of a workbook holds; an error as its text. */
type WorkbookValue = string | number | boolean | Date | null;

/** Spreadsheets show and keep so many digits of a number. */
const DIGITS = 15;
const DAY_MS = 86_400_000;
/** What a spreadsheet shows for a date before its first day. */
const WIDEST = '########';

const decimals = lazy(
  () => new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number with all its digits, none of them by the error of a sum: never `9.78E+12`. */
const fullNumber = (value: number): string => decimals().format(Number(value.toPrecision(DIGITS)));

/** A number format without colours, literal texts and conditions. */
const bareFormat = (format: string) => format.replaceAll(/"[^"]*"|\\.|[*_]./g, '');

/** The currency that a number format shows, unless it is rupees: `[$£-809]#,##0`, `"USD" 0`, `\$0`. */
const currencyOf = (format: string) =>
  foreignCurrency(format.replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, ' $1 ').replaceAll(/\[[^\]]*\]|[\\"*_]/g, ' '));

const numberText = (value: number, format: string): string => {
  const bare = bareFormat(format);
  if (bare.includes('%')) return `${fullNumber(value * 100)}%`;
  const currency = currencyOf(format);
  if (currency !== undefined) return `${currency} ${fullNumber(value)}`;
  // Leading zeros are in the format alone.
  return /^0{2,}$/.test(bare) && Number.isInteger(value) && value >= 0
    ? fullNumber(value).padStart(bare.length, '0')
    : fullNumber(value);
};

const two = (part: number) => String(part).padStart(2, '0');

/** Hours, minutes and, if there are any, seconds. */
const clock = (hours: number, seconds: number) => {
  const time = `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`;
};

const dateText = (value: Date, format: string, epoch: number): string => {
  // The fractions of a day are not exact.
  const time = Math.round(value.getTime() / 1000) * 1000;
  if (Number.isNaN(time) || time < epoch) return WIDEST;
  const bare = bareFormat(format).toLowerCase();
  const elapsed = (time - epoch) / 1000;
  if (/\[h+\]/.test(bare)) return clock(Math.floor(elapsed / 3600), elapsed % 3600);
  const seconds = (time % DAY_MS) / 1000 + (time < 0 && time % DAY_MS !== 0 ? DAY_MS / 1000 : 0);
  const ofDay = clock(Math.floor(seconds / 3600), seconds % 3600);
  if (/[hs]/.test(bare) && !/[yd]/.test(bare)) return ofDay;
  const day = new Date(time).toISOString().slice(0, 10);
  return seconds === 0 ? day : `${day} ${ofDay}`;
};

/**
 * A value as somebody would type it into the field: dates as `2027-03-12`, with the time if they have one, per cent as
 * `12.5%`, numbers with all their digits and a currency that is not
 * rupees. `format` is the cell's number format; a date is in UTC, and counted from
 * `epoch`, the first day of the workbook, in milliseconds since 1970.
 */
const valueText = (value: WorkbookValue, format: string, epoch: number): string => {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value, format);
  return value instanceof Date ? dateText(value, format, epoch) : String(value);
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The longest comment that may follow the end record, and that record. */
const LONGEST_END = 65_557;
/** Deflate packs no better. */
const BEST_RATIO = 1_032;

/**
 * The bytes that a ZIP archive (APPNOTE 6.3.10, 4.3.12 and 4.3.16) says its files unpack to, without unpacking any; for
 * one that says nothing, the most that it can. Undefined if it is no archive.
 */
const unpackedSize = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= Math.max(0, bytes.length - LONGEST_END) && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) return undefined;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    // An empty file has two bytes when it is packed.
    size += unpacked === 0 && packed > 2 ? packed * BEST_RATIO : unpacked;
    at += 46 + [28, 30, 32].reduce((sum, length) => sum + view.getUint16(at + length, true), 0);
  }
  return size;
};

/** The table of a sheet, and the names of all sheets with rows; or why it cannot be read. */
export type WorkbookReading =
  (SheetTable & { sheet: string; sheets: readonly string[] }) | { problem: string };

const NO_WORKBOOK = $localize`The file is not an Excel workbook that can be read. Save it in the spreadsheet as .xlsx.`;

const TOO_LARGE = $localize`The workbook unpacks to more than can be read. Delete the empty rows below its table and the sheets that are not needed, or save the table as CSV UTF-8.`;

/** Text of about this size is read in two seconds. */
const LARGEST_UNPACKED = 64_000_000;
/** A format that was dragged down may go on to row 1,048,576, which takes as long as if it were values. */
const LAST_ROW = 10_000;

/** The first day of each date system. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) };

const hasValue = (value: CellValue) => value !== null && !(typeof value === 'string' && isBlankCell(value));

const hasRows = ({ rows }: Sheet) => rows.some((row) => row.some(hasValue));

/** Whether two rows have several cells, unlike those of a cover page. */
const hasTable = ({ rows }: Sheet) => rows.filter((row) => row.filter(hasValue).length > 1).length > 1;

const isHidden = ({ hidden, veryHidden }: Sheet) => Boolean(hidden ?? veryHidden);

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
 * Reads a sheet of an Excel workbook (.xlsx): formulas as their values, errors as their texts; the first visible one with
 * a table, or the one called `wanted`. A program that made it of a CSV file has kept the apostrophes of that. The notes say what else was found: other sheets, titles,
 * what is hidden, and rows that are too far below.
 */
export const readWorkbook = async (bytes: Uint8Array, wanted?: string): Promise<WorkbookReading> => {
  const size = unpackedSize(bytes);
  if (size !== undefined && size > LARGEST_UNPACKED) return { problem: TOO_LARGE };
  const range = `A1:XFD${LAST_ROW}`;
  const book = size && (await readXlsx(bytes, { readStyles: true, range }).catch(() => undefined));
  if (!book) return { problem: NO_WORKBOOK };
  const used = book.sheets.filter(hasRows);
  const visible = used.filter((one) => !isHidden(one));
  const sheet = used.find(({ name }) => name === wanted) ?? visible.find(hasTable) ?? visible[0] ?? used[0];
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
  const hiddenColumns = (sheet.columns ?? []).flatMap((column, index) => (column.hidden ? [index] : []));
  const table = tableOf({ rows, merges: sheet.merges ?? [], hidden, hiddenColumns });
  const others = used.filter((one) => one !== sheet);
  const notes = [
    others.length > 0 &&
      $localize`Read from the sheet ${quoted([sheet])}:value:. Not read: ${quoted(others)}:others:.`,
    isHidden(sheet) && $localize`This sheet is hidden in the spreadsheet.`,
    sheet.rows.length >= LAST_ROW &&
      $localize`The sheet goes on after row ${formatCount(LAST_ROW)}:row:, with values or only with a format. What is there was not read.`,
  ].filter((note) => note !== false);
  return {
    rows: table.rows,
    notes: [...notes, ...table.notes],
    sheet: sheet.name,
    sheets: used.map(({ name }) => name),
  };
};
