import { imageDimensionsFromData } from 'image-dimensions';
import { formatCount, megabytes } from '@/lib/formats/formats';

/** The longest sides, in pixels, that are tried until a file is small enough. */
const sides = [4000, 3000, 2000];
const quality = 0.88;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

let earlier: Promise<unknown> = Promise.resolve();

/** One image at a time, as each takes four bytes a pixel while it is open. */
const inTurn = <Result>(draw: () => Promise<Result>): Promise<Result> => {
  const own = earlier.then(draw);
  earlier = own.catch(() => undefined);
  return own;
};

const drawn = (bitmap: ImageBitmap, side: number, type: string): Promise<Blob> => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
};

/**
 * An image drawn anew: turned as it is shown, without what its file says about it, such as the place, and smaller if its
 * sides (px) or its file (bytes) are over the limits. A JPEG stays one; others become WebP where the browser writes it.
 * Rejects if the browser cannot open or write it.
 */
const redrawnImage = (
  file: File,
  { maxBytes, maxSide }: { maxBytes: number; maxSide: number },
): Promise<{ file: File; width: number; height: number }> =>
  inTurn(async () => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const own = Math.max(bitmap.width, bitmap.height);
      const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
      const isSmall = own <= maxSide && file.size <= maxBytes;
      for (const side of isSmall ? [own, ...sides] : sides) {
        const blob = await drawn(bitmap, side, type);
        if (blob.size > maxBytes) continue;
        const name = `${file.name.replace(/\.[^.]*$/, '')}.${extensions[blob.type] ?? 'png'}`;
        const scale = Math.min(1, side / own);
        return {
          file: new File([blob], name, { type: blob.type }),
          width: Math.round(bitmap.width * scale),
          height: Math.round(bitmap.height * scale),
        };
      }
      throw new Error('Too large.');
    } finally {
      bitmap.close();
    }
  });

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
const holdsPosition = (bytes: Uint8Array<ArrayBuffer>): boolean => {
  const text = new TextDecoder('latin1').decode(bytes);
  const view = new DataView(bytes.buffer);
  return (
    text.includes('GPSLatitude') ||
    [...text.matchAll(/II\*\0|MM\0\*/g)].some(({ index }) => hasLatitude(view, index))
  );
};

/** What is uploaded as it is; larger images are scaled down. */
export const IMAGE_LIMITS = { maxBytes: 5 * 1024 * 1024, maxSide: 6000 } as const;

/** What can be scaled down: an open image takes four bytes a pixel. */
const OPENED = { maxBytes: 40 * 1024 * 1024, maxPixels: 64_000_000 } as const;

/** The limits as text, for the hint beside an input. */
export const IMAGE_HINT = $localize`PNG, JPEG or WebP. Over 5 MB or 6,000 px a side it is scaled down; the place where it was taken is left out.`;

interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const SIGNATURES = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[^]{4}WEBP/,
} as const satisfies Record<ImageFacts['type'], RegExp>;

/** The type by the file's signature; names and declared types are not trusted. */
export const imageTypeOf = (bytes: Uint8Array): ImageFacts['type'] | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return (Object.keys(SIGNATURES) as ImageFacts['type'][]).find((type) => SIGNATURES[type].test(start));
};

/** Whether it is a photo as iPhones take them: the signature of ISO 23008-12. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^[^]{4}ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(0, 12)));

/** Whether the browser can decode the whole file; truncated files are rejected. */
const isWhole = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

/** `note` says what was done to the image. */
export type ImageCheck =
  { ok: true; file: File; facts: ImageFacts; note?: string } | { ok: false; reason: string };

const refuse = (reason: string): ImageCheck => ({ ok: false, reason });
const pixels = ({ width, height }: Omit<ImageFacts, 'type'>) =>
  `${formatCount(width)} × ${formatCount(height)} px`;
const isWithinSides = ({ width, height }: ImageFacts) => Math.max(width, height) <= IMAGE_LIMITS.maxSide;

/** The image drawn anew, within the limits and without its place. */
const redrawn = async (file: File, facts: ImageFacts): Promise<ImageCheck> => {
  const isLarge = file.size > IMAGE_LIMITS.maxBytes || !isWithinSides(facts);
  try {
    const { file: made, width, height } = await redrawnImage(file, IMAGE_LIMITS);
    const note = isLarge
      ? $localize`“${file.name}:name:” was scaled down from ${pixels(facts)}:pixels:, ${megabytes(file.size)}:megabytes: MB, to ${pixels({ width, height })}:scaled:.`
      : $localize`“${file.name}:name:” said where it was taken. That was left out.`;
    return { ok: true, file: made, facts: { type: made.type as ImageFacts['type'], width, height }, note };
  } catch {
    return refuse($localize`“${file.name}:name:” is damaged, or too large for this browser to scale down.`);
  }
};

/**
 * Validates a picked file. Returns the file with its actual type and byte for byte, unless it is over the limits or says
 * where it was taken: then it is drawn anew. Or a sentence with the reason that names the file.
 */
export const checkImageFile = async (file: File): Promise<ImageCheck> => {
  if (file.size > OPENED.maxBytes) {
    return refuse(
      $localize`“${file.name}:name:” is ${megabytes(file.size)}:megabytes: MB. The limit is 40 MB.`,
    );
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse($localize`“${file.name}:name:” could not be read.`);
  }
  const type = imageTypeOf(bytes);
  if (!type && isHeic(bytes))
    return refuse(
      $localize`“${file.name}:name:” is in HEIC, as iPhones take photos. Save it as JPEG, and choose that.`,
    );
  if (!type) return refuse($localize`“${file.name}:name:” is not a PNG, JPEG or WebP image.`);
  const size = imageDimensionsFromData(bytes);
  if (!size) return refuse($localize`“${file.name}:name:” is damaged.`);
  const facts = { type, width: size.width, height: size.height };
  // Checked before decoding, which takes memory for each pixel.
  if (facts.width * facts.height > OPENED.maxPixels) {
    return refuse(
      $localize`“${file.name}:name:” is ${pixels(facts)}:pixels:. The limit is 64 million pixels.`,
    );
  }
  const honest = file.type === type ? file : new File([bytes], file.name, { type });
  if (file.size > IMAGE_LIMITS.maxBytes || !isWithinSides(facts) || holdsPosition(bytes))
    return redrawn(honest, facts);
  return (await isWhole(honest))
    ? { ok: true, file: honest, facts }
    : refuse($localize`“${file.name}:name:” is damaged.`);
};
