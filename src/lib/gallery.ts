import { sameValues } from './same-values';

/** An image of a form: stored (`id`, `url`) or new (`file` alone), with its alt text. */
export interface GalleryItem {
  id?: number;
  url?: string;
  file?: File;
  alt: string;
  featured?: boolean;
  /** A placeholder for stored images of which not everything could be read; it is not shown. */
  unread?: boolean;
}

/** An image of a record. */
export interface StoredImage {
  id?: number;
  url: string;
  alt?: string | null;
  featured?: boolean | null;
}

const itemOf = ({ id, url, alt, featured }: StoredImage): GalleryItem => ({
  ...(id === undefined ? {} : { id }),
  url,
  alt: alt ?? '',
  ...(featured ? { featured } : {}),
});

/** The image at the address that a record has for it, unless it has none. */
export const imageAt = (url: string | null | undefined, alt?: string | null): GalleryItem | null =>
  url ? { url, alt: alt ?? '' } : null;

/** The images of a record, as a form holds them; `unread` when something of them could not be read. */
export const galleryOf = (
  images: readonly StoredImage[] | null | undefined,
  unread: boolean,
): GalleryItem[] => [...(images ?? []).map(itemOf), ...(unread ? [{ alt: '', unread }] : [])];

/** The first image of a record, unless it is one that could not be read (`unread`). */
export const firstImageOf = (
  images: readonly StoredImage[] | null | undefined,
  unread: boolean,
): GalleryItem | null => (images?.[0] && !unread ? itemOf(images[0]) : null);

/** Whether texts and places of the images would reach other ones: the server knows them by their order, which nobody could read. */
export const isPartlyUnread = (items: readonly GalleryItem[]): boolean =>
  items.some(({ unread }) => unread === true);

const isNew = (item: GalleryItem): item is GalleryItem & { file: File } =>
  item.file !== undefined && item.id === undefined;

/** The images in the order in which a body names them: the stored ones as the record has them, then the new ones. */
const bodyOrder = (items: readonly GalleryItem[], stored: readonly GalleryItem[]): GalleryItem[] => [
  ...stored.map((image) => items.find(({ id }) => id !== undefined && id === image.id) ?? image),
  ...items.filter(isNew),
];

/** How a body names an image: by its id, a new one by its place in `images`. */
const nameOf = (item: GalleryItem, added: readonly GalleryItem[]) =>
  isNew(item) ? { upload: added.indexOf(item) } : { id: item.id ?? null };

/**
 * What is sent for the images of a form that started from `stored`, as far as something changed: new files as `images`,
 * the text of every image as `alt`, and rows when the order or the featured image is another one. Of images that could
 * not all be read, new files alone.
 */
export const galleryBody = (all: readonly GalleryItem[], stored: readonly GalleryItem[]) => {
  // A record that is created again has none of the deleted one's images.
  const items = all.filter((item) => isNew(item) || stored.some(({ id }) => id === item.id));
  const ordered = bodyOrder(items, stored);
  const added = ordered.slice(stored.length);
  const images = added.flatMap(({ file }) => file ?? []);
  if (isPartlyUnread(stored)) return images.length > 0 ? { images } : {};
  const textsOf = (some: readonly GalleryItem[]) => some.map((item) => item.alt);
  const names = (some: readonly GalleryItem[]) => some.map((item) => nameOf(item, added));
  const featured = (some: readonly GalleryItem[]) => names(some.filter((item) => item.featured));
  const moved = !sameValues(names(items), names(ordered));
  const marked = !sameValues(featured(ordered), featured(stored));
  const gallery = items.map((item) => ({ ...nameOf(item, added), featured: item.featured ?? false }));
  return {
    ...(images.length > 0 && { images }),
    ...(!sameValues(textsOf(ordered), textsOf(stored)) && { alt: textsOf(ordered) }),
    ...((moved || marked) && { gallery }),
  };
};

/** What is sent for the one image of a form, as far as something changed: a new file with its text, or the text alone. */
export const imageBody = (
  image: GalleryItem | null,
  stored: GalleryItem | null,
): { image?: File; alt?: string } => {
  if (image && isNew(image)) return { image: image.file, alt: image.alt };
  return image && image.alt !== (stored?.alt ?? '') ? { alt: image.alt } : {};
};

/** The paths by which the API speaks of each image: its row in `gallery`, its text in `alt`, its file in `images`. */
export const galleryPaths = (items: readonly GalleryItem[], stored: readonly GalleryItem[]): string[][] => {
  const ordered = bodyOrder(items, stored);
  return items.map((item, index) => {
    const place = ordered.indexOf(item);
    const paths = [`gallery.${index}`, `alt.${place}`];
    return isNew(item) ? [...paths, `images.${place - stored.length}`] : paths;
  });
};
