import { describe, expect, it } from 'vitest';
import { checkImageFile, IMAGE_LIMITS } from './image-file';
import { imageBytes, imageFile } from './image-file.fixtures';

const size = { width: 3, height: 2 };

/** A blank image, encoded by the browser. */
const blank = (width: number) => {
  const canvas = new OffscreenCanvas(width, 2);
  canvas.getContext('2d');
  return canvas.convertToBlob();
};

/** The same PNG with another width in its header. */
const pngOfWidth = (width: number): Uint8Array<ArrayBuffer> => {
  const bytes = imageBytes('png');
  new DataView(bytes.buffer).setUint32(16, width);
  return bytes;
};

const kinds = ['png', 'jpeg', 'webpLossy', 'webpLossless', 'webpExtended'] as const;
const signatureLength = 12;
/** The checksum at the end of a PNG holds no image data. */
const trailing = { png: 4, jpeg: 0, webpLossy: 0, webpLossless: 0, webpExtended: 0 };

describe('checkImageFile', () => {
  const refusal = async (file: File) => {
    const check = await checkImageFile(file);
    return check.ok ? 'taken' : check.reason;
  };

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webpLossy', 'image/webp'],
    ['webpLossless', 'image/webp'],
    ['webpExtended', 'image/webp'],
  ] as const)('reads %s', async (kind, type) => {
    const check = await checkImageFile(imageFile(kind, 'a', type));
    expect(check.ok && check.facts).toEqual({ type, ...size });
  });

  it.each(kinds)('calls %s damaged wherever it is cut', async (kind) => {
    const bytes = imageBytes(kind);
    const cuts = Array.from(
      { length: bytes.length - trailing[kind] - signatureLength },
      (_, index) => index + signatureLength,
    );
    const reasons = await Promise.all(
      cuts.map((length) => refusal(new File([bytes.slice(0, length)], 'cut'))),
    );
    expect(new Set(reasons)).toEqual(new Set(['“cut” is damaged.']));
  });

  it('takes a JPEG with fill bytes before a marker and data after its end', async () => {
    const bytes = imageBytes('jpeg');
    const padded = new Uint8Array([...bytes.slice(0, 2), 0xff, ...bytes.slice(2), 1, 2, 3]);
    expect(await refusal(new File([padded], 'padded.jpg'))).toBe('taken');
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF\0\0\0\0WAVEfmt ', '%PDF-1.7'])(
    'calls %j no image',
    async (text) => {
      expect(await refusal(new File([text], 'b'))).toBe('“b” is not a PNG, JPEG or WebP image.');
    },
  );

  it('takes an image as it is when its type is honest', async () => {
    const file = imageFile('webpLossy', 'stupa.webp', 'image/webp');
    expect(await checkImageFile(file)).toEqual({ ok: true, file, facts: { type: 'image/webp', ...size } });
  });

  it('corrects the type of an image that claims to be something else', async () => {
    const check = await checkImageFile(imageFile('jpeg', 'lake.svg', 'image/svg+xml'));
    expect(check.ok && check.file.type).toBe('image/jpeg');
    expect(check.ok && new Uint8Array(await check.file.arrayBuffer())).toEqual(imageBytes('jpeg'));
  });

  it('refuses an SVG renamed .png, a GIF and a cut-off image', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.png', {
      type: 'image/png',
    });
    expect(await refusal(svg)).toBe('“a.png” is not a PNG, JPEG or WebP image.');
    expect(await refusal(imageFile('gif', 'b.png'))).toBe('“b.png” is not a PNG, JPEG or WebP image.');
    expect(await refusal(new File([imageBytes('png').slice(0, 40)], 'c.png'))).toBe('“c.png” is damaged.');
    expect(await refusal(new File([], 'd.png'))).toBe('“d.png” is not a PNG, JPEG or WebP image.');
  });

  it('takes the limits themselves byte for byte, and scales down what is over them', async () => {
    const padded = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(imageBytes('png'));
      return new File([bytes], 'big.png', { type: 'image/png' });
    };
    const limit = padded(IMAGE_LIMITS.maxBytes);
    expect(await checkImageFile(limit)).toMatchObject({ ok: true, file: limit });
    expect(await checkImageFile(padded(IMAGE_LIMITS.maxBytes + 600_000))).toMatchObject({
      facts: size,
      note: '“big.png” was scaled down from 3 × 2 px, 5.6 MB, to 3 × 2 px.',
    });
    expect(await refusal(padded(40 * 1024 * 1024 + 1))).toBe('“big.png” is 40.0 MB. The limit is 40 MB.');
    const wide = await checkImageFile(new File([await blank(6001)], 'wide.png'));
    expect(wide).toMatchObject({ ok: true, facts: { width: 4000 }, file: { name: 'wide.webp' } });
    expect(await refusal(new File([await blank(6000)], 'wide.png'))).toBe('taken');
    expect(await refusal(new File([pngOfWidth(64_000_001)], 'wide.png'))).toBe(
      '“wide.png” is 6,40,00,001 × 2 px. The limit is 64 million pixels.',
    );
    expect(await refusal(new File([pngOfWidth(0)], 'none.png'))).toBe('“none.png” is damaged.');
  });

  it.each([
    ['II', true],
    ['MM', false],
  ])('keeps the turn of a photo and leaves out where it was taken (%s)', async (order, little) => {
    const exif = new DataView(new ArrayBuffer(62));
    Array.from(`Exif\0\0${order}`).forEach((letter, at) => exif.setUint8(at, letter.charCodeAt(0)));
    const put = (at: number, tag: number, value: number, short = false) => {
      exif.setUint16(at, tag, little);
      exif.setUint16(at + 2, short ? 3 : 4, little);
      exif.setUint32(at + 4, 1, little);
      if (short) exif.setUint16(at + 8, value, little);
      else exif.setUint32(at + 8, value, little);
    };
    exif.setUint16(8, 42, little);
    exif.setUint32(10, 8, little);
    exif.setUint16(14, 2, little);
    put(16, 0x0112, 6, true);
    put(28, 0x8825, 38);
    exif.setUint16(44, 1, little);
    put(46, 2, 27);
    const photo = imageBytes('jpeg');
    const head = [0xff, 0xe1, 0, exif.byteLength + 2];
    const bytes = new Uint8Array([
      ...photo.slice(0, 2),
      ...head,
      ...new Uint8Array(exif.buffer),
      ...photo.slice(2),
    ]);
    const check = await checkImageFile(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
    expect(check).toMatchObject({
      facts: { type: 'image/jpeg', width: 2, height: 3 },
      note: '“photo.jpg” said where it was taken. That was left out.',
    });
    expect(check.ok && (await check.file.text())).not.toContain('Exif');
  });

  it('names HEIC', async () => {
    const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC');
    expect(await refusal(photo)).toBe(
      '“IMG_1.HEIC” is in HEIC, as iPhones take photos. Save it as JPEG, and choose that.',
    );
  });

  it('says so when a file cannot be read', async () => {
    const gone = imageFile('png', 'gone.png');
    gone.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    expect(await refusal(gone)).toBe('“gone.png” could not be read.');
  });
});
