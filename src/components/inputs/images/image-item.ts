import type { GalleryItem } from '@/lib/gallery';

const keys = new WeakMap<File, string>();
let lastKey = 0;

/** A key that stays with a picture while it is edited, moved and, for a new one, uploaded. */
export function imageKey({ id, url, file }: GalleryItem): string {
  if (!file) return `stored-${id ?? url ?? ''}`;
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = `new-${lastKey}`;
  keys.set(file, key);
  return key;
}

/** How buttons and announcements call a picture: by its alternative text, else by its place. */
export function imageName({ alt }: GalleryItem, index: number): string {
  return alt.trim() === '' ? `picture ${index + 1}` : `“${alt.trim()}”`;
}

/** The list with one picture moved to another place. */
export function moveImage(items: readonly GalleryItem[], from: number, to: number): GalleryItem[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item) moved.splice(to, 0, item);
  return moved;
}
