import { describe, expect, it } from 'vitest';
import { pictureBytes, pictureFile } from './image-file.fixtures';
import { checkImageFile, IMAGE_LIMITS, readImage } from './image-file';

const size = { width: 3, height: 2 };

/** The same PNG with another width in its header. */
function pngOfWidth(width: number): Uint8Array<ArrayBuffer> {
  const bytes = pictureBytes('png');
  new DataView(bytes.buffer).setUint32(16, width);
  return bytes;
}

describe('readImage', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webpLossy', 'image/webp'],
    ['webpLossless', 'image/webp'],
    ['webpExtended', 'image/webp'],
  ] as const)('reads %s', (kind, type) => {
    expect(readImage(pictureBytes(kind))).toEqual({ type, ...size });
  });

  it.each(['png', 'jpeg', 'webpLossy', 'webpLossless', 'webpExtended'] as const)(
    'calls %s damaged wherever it is cut',
    (kind) => {
      const bytes = pictureBytes(kind);
      for (let length = 12; length < bytes.length; length += 1) {
        expect(readImage(bytes.slice(0, length)), `${length} bytes`).toBe('damaged');
      }
    },
  );

  it('reads a JPEG with fill bytes before a marker and data after its end', () => {
    const bytes = pictureBytes('jpeg');
    const padded = new Uint8Array([...bytes.slice(0, 2), 0xff, ...bytes.slice(2), 1, 2, 3]);
    expect(readImage(padded)).toEqual({ type: 'image/jpeg', ...size });
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF\0\0\0\0WAVEfmt ', '%PDF-1.7'])(
    'calls %j foreign',
    (text) => {
      expect(readImage(new TextEncoder().encode(text))).toBe('foreign');
    },
  );
});

describe('checkImageFile', () => {
  const refusal = async (file: File) => {
    const check = await checkImageFile(file);
    return check.ok ? 'taken' : check.reason;
  };

  it('takes a picture as it is when its type is honest', async () => {
    const file = pictureFile('webpLossy', 'stupa.webp', 'image/webp');
    expect(await checkImageFile(file)).toEqual({ ok: true, file, facts: { type: 'image/webp', ...size } });
  });

  it('corrects the type of a picture that claims to be something else', async () => {
    const check = await checkImageFile(pictureFile('jpeg', 'lake.svg', 'image/svg+xml'));
    expect(check.ok && check.file.type).toBe('image/jpeg');
    expect(check.ok && new Uint8Array(await check.file.arrayBuffer())).toEqual(pictureBytes('jpeg'));
  });

  it('refuses an SVG renamed .png, a GIF and a cut-off picture', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.png', {
      type: 'image/png',
    });
    expect(await refusal(svg)).toBe('“a.png” is not a PNG, JPEG or WebP picture.');
    expect(await refusal(pictureFile('gif', 'b.png'))).toBe('“b.png” is not a PNG, JPEG or WebP picture.');
    expect(await refusal(new File([pictureBytes('png').slice(0, 40)], 'c.png'))).toBe('“c.png” is damaged.');
    expect(await refusal(new File([], 'd.png'))).toBe('“d.png” is not a PNG, JPEG or WebP picture.');
  });

  it('refuses by size in bytes and in pixels, and takes the limits themselves', async () => {
    const padded = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(pictureBytes('png'));
      return new File([bytes], 'big.png', { type: 'image/png' });
    };
    expect(await refusal(padded(IMAGE_LIMITS.maxBytes))).toBe('taken');
    expect(await refusal(padded(IMAGE_LIMITS.maxBytes + 600_000))).toBe(
      '“big.png” is 5.6 MB; 5 MB is the most.',
    );
    expect(await refusal(new File([pngOfWidth(6000)], 'wide.png'))).toBe('taken');
    expect(await refusal(new File([pngOfWidth(6001)], 'wide.png'))).toBe(
      '“wide.png” is 6,001 × 2 px; 6,000 px a side is the most.',
    );
    expect(await refusal(new File([pngOfWidth(0)], 'none.png'))).toBe('“none.png” is damaged.');
  });

  it('says so when a file cannot be read', async () => {
    const gone = pictureFile('png', 'gone.png');
    gone.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    expect(await refusal(gone)).toBe('“gone.png” could not be read.');
  });
});
