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
export const redrawnImage = (
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
