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
export const unpackedSize = (bytes: Uint8Array): number | undefined => {
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
