import type { GalleryItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';

const keys = new WeakMap<File, string>();
let lastKey = 0;

/** A key that is stable while an image is edited, moved or uploaded. */
export const imageKey = ({ id, url, file }: GalleryItem): string => {
  if (!file) return `stored-${id ?? url ?? ''}`;
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = `new-${lastKey}`;
  keys.set(file, key);
  return key;
};

/** The name of an image in buttons and announcements: its alt text, else its position. */
export const imageName = ({ alt }: GalleryItem, index: number): string =>
  alt.trim() === '' ? $localize`image ${formatCount(index + 1)}:index:` : `“${alt.trim()}”`;
