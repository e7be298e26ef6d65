import { type CellRow, copyOf, fileCells } from '@/lib/files/cells';
import { begins, decodedText } from '@/lib/files/decoded-text';
import { loadChunk } from '@/lib/loading/chunk';
import type { Numbered } from './import-table';

/** The sheets of a workbook with rows, and the one that was read. */
interface Sheets {
  sheet: string;
  sheets: readonly string[];
}

/** The rows of a file, with what was not plain in it; or why they cannot be read. */
export type FileReading = (Numbered & { notes: readonly string[] } & Partial<Sheets>) | { problem: string };

const tooLarge = $localize`The file is too large. Import at most 1 MB at a time.`;
const notUtf8 = $localize`The file is not in UTF-8. Save it in the spreadsheet as “CSV UTF-8”, or as .xlsx.`;
const lost = $localize`The file could not be read. It may have been moved or deleted.`;
const oldWorkbook = $localize`This is an old Excel file, or it has a password. Save it in the spreadsheet as .xlsx without a password.`;
const notLoaded = $localize`A part of the application could not be loaded, so the file was not read. Reload the page.`;

/** Workbooks are packed, and may hold images. */
const LARGEST_WORKBOOK = 20_000_000;

type Table = ({ rows: CellRow[]; notes?: readonly string[] } & Partial<Sheets>) | { problem: string };

const tableOf = async (bytes: Uint8Array, limit: number, sheet?: string): Promise<Table> => {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: oldWorkbook };
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const chunk = await loadChunk(() => import('@/lib/files/read-workbook')).catch(() => undefined);
    return chunk ? chunk.readWorkbook(bytes, sheet) : { problem: notLoaded };
  }
  const content = decodedText(bytes);
  if (content === undefined) return { problem: notUtf8 };
  return content.length > limit ? { problem: tooLarge } : fileCells(content);
};

/**
 * The rows of a CSV file or an Excel workbook as a spreadsheet copies them, with their numbers in the file. `limit` is
 * the most characters that they may have. Of a workbook, the sheet with this name is read, or the first with a table.
 */
export const readFile = async (file: Blob, limit: number, sheet?: string): Promise<FileReading> => {
  if (file.size > LARGEST_WORKBOOK) return { problem: tooLarge };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: lost };
  const read = await tableOf(new Uint8Array(bytes), limit, sheet);
  if ('problem' in read) return read;
  const { rows: all, notes = [], ...sheets } = read;
  const [, ...rows] = all;
  const text = copyOf(all.map(({ cells }) => cells));
  if (text.length > limit) return { problem: tooLarge };
  return { text, numbers: rows.map(({ number }) => number), notes, ...sheets };
};
