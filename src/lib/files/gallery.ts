import { sameValues } from '@/lib/values/same-values';

/** An alt text has at most so many characters. */
export const ALT_LENGTH = 255;

/** An image in a form: stored (`id`, `url`) or new (`file` alone), with its alt text. */
export interface GalleryItem {
  id?: number;
  url?: string;
  file?: File;
  alt: string;
  featured?: boolean;
  /** A placeholder for stored images that could not be read completely; it is not shown. */
  unreadable?: boolean;
  /** Further stored images of a record that has one: where a server adds new ones to those that are there. */
  others?: readonly GalleryItem[];
}

export interface StoredImage {
  id?: number;
  url: string;
  alt?: string | null;
  featured?: boolean | null;
}

/** A stored image as a form value. */
export const imageItem = ({ id, url, alt, featured }: StoredImage): GalleryItem => ({
  ...(id === undefined ? {} : { id }),
  url,
  alt: alt ?? '',
  ...(featured ? { featured } : {}),
});

/** The stored images of a record that has one: the first one, with the others; null if there are none. */
export const singleImage = ([first, ...others]: readonly GalleryItem[]): GalleryItem | null =>
  first ? { ...first, ...(others.length > 0 && { others }) } : null;

/** All images of a record that has one. */
export const withOthers = (image: GalleryItem | null | undefined): GalleryItem[] => {
  if (!image) return [];
  const { others = [], ...own } = image;
  return [own, ...others];
};

/** The image at a record's image URL; null if it has none. */
export const imageAt = (url: string | null | undefined, alt?: string | null): GalleryItem | null =>
  url ? { url, alt: alt ?? '' } : null;

/** Whether alt texts and order could hit the wrong images: the server addresses them by index, and some are unreadable. */
export const isPartlyUnreadable = (items: readonly GalleryItem[]): boolean =>
  items.some(({ unreadable }) => unreadable === true);

const isNew = (item: GalleryItem): item is GalleryItem & { file: File } =>
  item.file !== undefined && item.id === undefined;

/** The images in the order of the body: stored ones as in the record, then new ones. */
const bodyOrder = (items: readonly GalleryItem[], stored: readonly GalleryItem[]): GalleryItem[] => [
  ...stored.map((image) => items.find(({ id }) => id !== undefined && id === image.id) ?? image),
  ...items.filter(isNew),
];

/** How a body refers to an image: by id, or a new one by its index in `images`. */
const nameOf = (item: GalleryItem, added: readonly GalleryItem[]) =>
  isNew(item) ? { upload: added.indexOf(item) } : { id: item.id ?? null };

/**
 * The body for the images of a form that started from `stored`, if anything changed: new files as `images`, all texts
 * as `alt`, and rows if the order or the featured image changed. If some images could not be read, new files only.
 */
export const galleryBody = (all: readonly GalleryItem[], stored: readonly GalleryItem[]) => {
  // A record that is created again has none of the deleted record's images.
  const items = all.filter((item) => isNew(item) || stored.some(({ id }) => id === item.id));
  const ordered = bodyOrder(items, stored);
  const added = ordered.slice(stored.length);
  const images = added.flatMap(({ file }) => file ?? []);
  if (isPartlyUnreadable(stored)) return images.length > 0 ? { images } : {};
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

/** The body for a form's single image, if anything changed: a new file with its text, or the text alone. */
export const imageBody = (
  image: GalleryItem | null,
  stored: GalleryItem | null,
): { image?: File; alt?: string } => {
  if (image && isNew(image)) return { image: image.file, alt: image.alt };
  return image && image.alt !== (stored?.alt ?? '') ? { alt: image.alt } : {};
};

/** The paths that the API uses for each image: its row in `gallery`, its text in `alt`, its file in `images`. */
export const galleryPaths = (items: readonly GalleryItem[], stored: readonly GalleryItem[]): string[][] => {
  const ordered = bodyOrder(items, stored);
  return items.map((item, index) => {
    const place = ordered.indexOf(item);
    const paths = [`gallery.${index}`, `alt.${place}`];
    return isNew(item) ? [...paths, `images.${place - stored.length}`] : paths;
  });
};
