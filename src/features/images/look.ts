import type { ImageSize } from '@/domain/listings/rules/rule';

/** What a browser sees of an image. */
export interface Look extends ImageSize {
  /** The file's size in bytes; undefined where its host does not tell. */
  bytes?: number | undefined;
  /** The same for images that look alike; null where the host lets nobody read pixels. */
  print?: string | null | undefined;
}

const PATIENCE_MS = 15_000;

/** The bytes of a file that was loaded; a host may keep them from other sites. */
export const bytesOf = (address: string): number | undefined => {
  const entry = performance.getEntriesByName(address, 'resource').at(-1);
  const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
  return bytes > 0 ? bytes : undefined;
};

const COLUMNS = 9;
const ROWS = 8;

/**
 * A hash of differences (dHash): whether each of 8 × 8 points is brighter than its neighbour, with the shape. Undefined
 * if nearly all points are alike, as then it says nothing.
 */
export const printOf = (
  pixels: Pick<ImageData, 'data'>,
  { width, height }: ImageSize,
): string | undefined => {
  const light = Array.from({ length: COLUMNS * ROWS }, (_, point) => {
    const [red = 0, green = 0, blue = 0] = pixels.data.slice(point * 4, point * 4 + 3);
    return red * 0.299 + green * 0.587 + blue * 0.114;
  });
  const steps = light.flatMap((value, point) =>
    point % COLUMNS === COLUMNS - 1 ? [] : [value - (light[point + 1] ?? value)],
  );
  if (steps.filter((step) => Math.abs(step) > 2).length < ROWS) return undefined;
  return `${(width / height).toFixed(1)} ${steps.map((step) => (step > 0 ? '1' : '0')).join('')}`;
};

const pixelsOf = (image: HTMLImageElement): string | null | undefined => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [COLUMNS, ROWS];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  try {
    context.drawImage(image, 0, 0, COLUMNS, ROWS);
    return printOf(context.getImageData(0, 0, COLUMNS, ROWS), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
  } catch {
    return null;
  }
};

const load = async (address: string, readable: boolean): Promise<HTMLImageElement> => {
  const image = new Image();
  if (readable) image.crossOrigin = 'anonymous';
  image.fetchPriority = 'low';
  image.src = address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It did not load in time.')), PATIENCE_MS);
  });
  try {
    await Promise.race([image.decode(), late]);
  } finally {
    clearTimeout(timer);
  }
  return image;
};

/** Loads an image and looks at it; a host that lets nobody read pixels is asked again without. Rejects if there is none. */
export const lookAt = async (address: string): Promise<Look> => {
  const readable = await load(address, true).catch(() => undefined);
  const image = readable ?? (await load(address, false));
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    bytes: bytesOf(image.src),
    print: readable ? pixelsOf(readable) : null,
  };
};
