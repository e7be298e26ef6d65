import type { GalleryItem } from '@/lib/gallery';

const keys = new WeakMap<File, string>();
let lastKey = 0;

/** A key that stays with an image while it is edited, moved and, for a new one, uploaded. */
export const imageKey = ({ id, url, file }: GalleryItem): string => {
  if (!file) return `stored-${id ?? url ?? ''}`;
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = `new-${lastKey}`;
  keys.set(file, key);
  return key;
};

/** How buttons and announcements call an image: by its alt text, else by its place. */
export const imageName = ({ alt }: GalleryItem, index: number): string =>
  alt.trim() === '' ? `image ${index + 1}` : `“${alt.trim()}”`;
