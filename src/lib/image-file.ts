/** What the application takes for a picture: the types by their signature, whatever name or type the file claims. */
export const IMAGE_LIMITS = { maxBytes: 5 * 1024 * 1024, maxSide: 6000 } as const;

/** The limits in words, for the hint beside an input. */
export const IMAGE_HINT = 'PNG, JPEG or WebP, up to 5 MB and 6,000 px a side.';

/** For the `accept` of a file input; a help for choosing, no check. */
export const IMAGE_ACCEPT = 'image/png,image/jpeg,image/webp';

export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** PNG: an IHDR first, an IEND last; every chunk is length, name, data, checksum (RFC 2083). */
function readPng(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes.length < 33 || ascii(bytes, 12, 4) !== 'IHDR') return undefined;
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at)) {
    if (ascii(bytes, at + 4, 4) === 'IEND') {
      return { type: 'image/png', width: data.getUint32(16), height: data.getUint32(20) };
    }
  }
  return undefined;
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** JPEG: segments up to the scan; the size is in the frame header, and the end marker comes after the scan (T.81). */
function readJpeg(bytes: Uint8Array): ImageFacts | undefined {
  const data = view(bytes);
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 4 <= bytes.length && data.getUint8(at) === 0xff;) {
    const marker = data.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker) && at + 9 <= bytes.length) {
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    }
    const next = at + 2 + data.getUint16(at + 2);
    if (marker === 0xda) {
      const ends = bytes.findIndex(
        (byte, index) => index > next && byte === 0xd9 && bytes[index - 1] === 0xff,
      );
      return size && ends > 0 ? { type: 'image/jpeg', ...size } : undefined;
    }
    at = next;
  }
  return undefined;
}

/** WebP: a RIFF box as long as it says, holding a lossy, a lossless or an extended picture first (RFC 9649). */
function readWebp(bytes: Uint8Array): ImageFacts | undefined {
  const data = view(bytes);
  if (bytes.length < 30 || data.getUint32(4, true) + 8 > bytes.length) return undefined;
  const u24 = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
  const type = 'image/webp';
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { type, width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: u24(24) + 1, height: u24(27) + 1 };
    default:
      return undefined;
  }
}

function readerFor(bytes: Uint8Array) {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng;
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return readJpeg;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebp;
  return undefined;
}

/** Reads type and size in pixels from the bytes; `foreign` when it is another kind of file, `damaged` when it is cut off. */
export function readImage(bytes: Uint8Array): ImageFacts | 'foreign' | 'damaged' {
  const read = readerFor(bytes);
  return read ? (read(bytes) ?? 'damaged') : 'foreign';
}

export type ImageCheck = { ok: true; file: File; facts: ImageFacts } | { ok: false; reason: string };

const refuse = (reason: string): ImageCheck => ({ ok: false, reason });
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
const pixels = (facts: ImageFacts) =>
  `${facts.width.toLocaleString('en')} × ${facts.height.toLocaleString('en')} px`;

/**
 * Checks a picked file before it is kept. The file comes back with the type that its bytes have; the reason for a
 * refusal is a sentence that names the file.
 */
export async function checkImageFile(file: File): Promise<ImageCheck> {
  if (file.size > IMAGE_LIMITS.maxBytes) {
    return refuse(`“${file.name}” is ${megabytes(file.size)} MB; 5 MB is the most.`);
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse(`“${file.name}” could not be read.`);
  }
  const facts = readImage(bytes);
  if (facts === 'foreign') return refuse(`“${file.name}” is not a PNG, JPEG or WebP picture.`);
  if (facts === 'damaged' || facts.width < 1 || facts.height < 1) return refuse(`“${file.name}” is damaged.`);
  if (Math.max(facts.width, facts.height) > IMAGE_LIMITS.maxSide) {
    return refuse(`“${file.name}” is ${pixels(facts)}; 6,000 px a side is the most.`);
  }
  const honest = file.type === facts.type ? file : new File([bytes], file.name, { type: facts.type });
  return { ok: true, file: honest, facts };
}
