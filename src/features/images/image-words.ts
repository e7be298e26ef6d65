import { formatCount } from '@/lib/formats/formats';
import type { FoundImage } from './found-image';
import type { Look } from './look';

/** “1,600 × 900 px, 210 kB”: what is known of it. */
export const sizeText = (look: Look | undefined): string | undefined => {
  if (!look) return undefined;
  const { width, height, bytes } = look;
  const pixels = `${formatCount(width)} × ${formatCount(height)} px`;
  return bytes === undefined
    ? pixels
    : $localize`${pixels}:pixels:, ${formatCount(Math.max(1, Math.round(bytes / 1000)))}:max: kB`;
};

/** What the image is called where there is no alt text to call it by. */
export const nameOfImage = ({ alt, name }: FoundImage, now = alt): string =>
  now === undefined || now.trim() === '' ? $localize`image of “${name}:name:”` : `“${now.trim()}”`;
