import { decodedText } from '@/lib/files/decoded-text';

type TextFile = { text: string; problem?: undefined } | { text?: undefined; problem: string };

const notText = $localize`This is not a text file. Open it, select all, copy it, and paste it here: lines and tables are kept.`;

/** The text of a file of at most `limit` characters, or why there is none. */
export const readTextFile = async (file: Blob, limit: number): Promise<TextFile> => {
  // A character has at most four bytes.
  if (file.size > limit * 4) return { problem: $localize`The file is too large for an itinerary.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: $localize`The file could not be read. It may have been moved or deleted.` };
  const text = decodedText(new Uint8Array(bytes));
  if (text === undefined) return { problem: notText };
  return text.length > limit
    ? { problem: $localize`The file is too large for an itinerary.` }
    : { text: text.replaceAll(/\r\n?/g, '\n').trim() };
};
