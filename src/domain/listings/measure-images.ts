import { imageAddress } from '@/components/inputs/images/image-address';
import type { StoredImage } from '@/lib/files/gallery';
import { createLimit } from '@/lib/numbers/limit';
import type { ImageSize } from './rules/rule';

const AT_ONCE = 4;
const PATIENCE_MS = 5_000;
const MOST_LATE = 3;
const LOOK_EVERY_MS = 30;

/** The size of an image, from its first bytes only; undefined if it is none, or too slow. */
const sizeOf = (address: string, onLate: () => void): Promise<ImageSize | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    const end = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      clearInterval(look);
      clearTimeout(limit);
      image.onload = null;
      image.onerror = null;
      image.removeAttribute('src');
      resolve(width > 0 && height > 0 ? { width, height } : undefined);
    };
    const look = setInterval(() => image.naturalWidth > 0 && end(), LOOK_EVERY_MS);
    const limit = setTimeout(() => {
      onLate();
      end();
    }, PATIENCE_MS);
    image.onload = end;
    image.onerror = end;
    image.fetchPriority = 'low';
    image.src = address;
  });

const isDrawing = (address: string) => /\.svg(?:[?#]|$)/i.test(address);

interface MeasureLimits {
  /** The most images in all, and per listing. */
  most: number;
  each: number;
}

/** Measures images, a few at a time, and stops after several timeouts; a vector image has no size. */
export const createMeasure = ({ most, each }: MeasureLimits) => {
  const limit = createLimit(AT_ONCE);
  let left = most;
  let late = 0;
  const measure = async ({ url }: StoredImage) => {
    const address = imageAddress(url);
    if (address === undefined || isDrawing(address) || left <= 0) return undefined;
    left -= 1;
    return limit(async () => (late < MOST_LATE ? sizeOf(address, () => (late += 1)) : undefined));
  };
  return (images: readonly StoredImage[] | null | undefined): Promise<(ImageSize | undefined)[]> =>
    Promise.all((images ?? []).slice(0, each).map(measure));
};
