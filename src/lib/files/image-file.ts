import { imageDimensionsFromData } from 'image-dimensions';
import { formatCount, megabytes } from '@/lib/formats/formats';

/** Accepted image types, by signature whatever name or type the file declares, and their limits. */
export const IMAGE_LIMITS = { maxBytes: 5 * 1024 * 1024, maxSide: 6000 } as const;

/** The limits as text, for the hint beside an input. */
export const IMAGE_HINT = $localize`PNG, JPEG or WebP, up to 5 MB and 6,000 px a side.`;

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

/** Whether the browser can decode the whole file; truncated files are rejected. */
const isWhole = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

export type ImageCheck = { ok: true; file: File; facts: ImageFacts } | { ok: false; reason: string };

const refuse = (reason: string): ImageCheck => ({ ok: false, reason });
const pixels = (facts: ImageFacts) => `${formatCount(facts.width)} × ${formatCount(facts.height)} px`;

/**
 * Validates a picked file. Returns the file with its actual type, or a sentence with the reason that names the file.
 */
export const checkImageFile = async (file: File): Promise<ImageCheck> => {
  if (file.size > IMAGE_LIMITS.maxBytes) {
    return refuse(
      $localize`“${file.name}:name:” is ${megabytes(file.size)}:megabytes: MB. The limit is 5 MB.`,
    );
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse($localize`“${file.name}:name:” could not be read.`);
  }
  const type = imageTypeOf(bytes);
  if (!type) return refuse($localize`“${file.name}:name:” is not a PNG, JPEG or WebP image.`);
  const size = imageDimensionsFromData(bytes);
  if (!size) return refuse($localize`“${file.name}:name:” is damaged.`);
  const facts = { type, width: size.width, height: size.height };
  // Checked before decoding, which takes memory for each pixel.
  if (Math.max(facts.width, facts.height) > IMAGE_LIMITS.maxSide) {
    return refuse($localize`“${file.name}:name:” is ${pixels(facts)}:pixels:. The limit is 6,000 px a side.`);
  }
  const honest = file.type === type ? file : new File([bytes], file.name, { type });
  return (await isWhole(honest))
    ? { ok: true, file: honest, facts }
    : refuse($localize`“${file.name}:name:” is damaged.`);
};
