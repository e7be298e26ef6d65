/** Whether a file begins with these bytes, which tell its kind. */
export const begins = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Excel and Notepad save “Unicode text” in UTF-16, with a byte-order mark. */
const encodingOf = (bytes: Uint8Array) => {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  return begins(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
};

/** The text of a file in UTF-8, or in UTF-16 with a byte-order mark; undefined if it is in neither, or no text. */
export const decodedText = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};
