/** The tag of a photo's position among its facts, and that of the latitude within the position (EXIF 2.32, 4.6.3 and 4.6.6). */
const positionTag = 0x8825;
const latitudeTag = 2;

/** The value of a tag in the directory at an offset of a TIFF block; undefined if it is not there. */
const valueIn = (
  view: DataView,
  [start, offset]: readonly [number, number],
  tag: number,
): number | undefined => {
  const little = view.getUint8(start) === 0x49;
  const count = view.getUint16(start + offset, little);
  for (let entry = start + offset + 2, last = entry + count * 12; entry < last; entry += 12) {
    if (view.getUint16(entry, little) === tag) return view.getUint32(entry + 8, little);
  }
  return undefined;
};

/** Whether the TIFF block that starts there has a latitude; what is cut off has none. */
const hasLatitude = (view: DataView, start: number): boolean => {
  try {
    const first = view.getUint32(start + 4, view.getUint8(start) === 0x49);
    const position = valueIn(view, [start, first], positionTag);
    return position !== undefined && valueIn(view, [start, position], latitudeTag) !== undefined;
  } catch {
    return false;
  }
};

/** Whether a PNG, JPEG or WebP file says where it was taken, in its EXIF block or as XMP. */
export const holdsPosition = (bytes: Uint8Array<ArrayBuffer>): boolean => {
  const text = new TextDecoder('latin1').decode(bytes);
  const view = new DataView(bytes.buffer);
  return (
    text.includes('GPSLatitude') ||
    [...text.matchAll(/II\*\0|MM\0\*/g)].some(({ index }) => hasLatitude(view, index))
  );
};
