import { copyOf, fileCells } from '@/lib/files/cells';
import type { Numbered } from './import-table';

const tooLarge = 'The file is too large. Import at most 1 MB at a time.';
const notUtf8 = 'The file is not in UTF-8. Save it in the spreadsheet as “CSV UTF-8”.';
const lost = 'The file could not be read. It may have been moved or deleted.';

/** Excel saves “Unicode text” in UTF-16, with a byte-order mark. */
const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The rows of a CSV file as a spreadsheet copies them, with their numbers in the file; or why they cannot be read. */
export const readFile = async (file: Blob, limit: number): Promise<Numbered | { problem: string }> => {
  // Of an encoding with two bytes a character.
  if (file.size > 4 * limit) return { problem: tooLarge };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: lost };
  const content = new TextDecoder(encodingOf(new Uint8Array(bytes))).decode(bytes);
  if (content.length > limit) return { problem: tooLarge };
  if (/[\uFFFD\0]/.test(content)) return { problem: notUtf8 };
  const read = fileCells(content);
  if ('problem' in read) return read;
  const [, ...rows] = read.rows;
  return { text: copyOf(read.rows.map(({ cells }) => cells)), numbers: rows.map(({ number }) => number) };
};
