/** A picture of a form: stored (`id`, `url`) or new (`file` alone), with its alternative text. */
export interface GalleryItem {
  id?: number;
  url?: string;
  file?: File;
  alt: string;
  featured?: boolean;
}

/** A picture of a record. */
export interface StoredImage {
  id?: number;
  url: string;
  alt?: string | null;
  featured?: boolean | null;
}

/** The pictures of a record, as a form holds them. */
export const galleryOf = (images: readonly StoredImage[] | null | undefined): GalleryItem[] =>
  (images ?? []).map(({ id, url, alt, featured }) => ({
    ...(id === undefined ? {} : { id }),
    url,
    alt: alt ?? '',
    ...(featured ? { featured } : {}),
  }));

const isNew = (item: GalleryItem): item is GalleryItem & { file: File } =>
  item.file !== undefined && item.id === undefined;

/** The new pictures, as `images` with `alt` in the same order, if there are any; stored ones are not sent again. */
export const galleryBody = (items: readonly GalleryItem[]): { images?: File[]; alt?: string[] } => {
  const added = items.filter(isNew);
  return added.length > 0 ? { images: added.map(({ file }) => file), alt: added.map(({ alt }) => alt) } : {};
};

/** Every picture as a row that says its place, text and featured mark; a new one by its place among the new ones. */
export const galleryRows = (items: readonly GalleryItem[]) => {
  const added = items.filter(isNew);
  return items.map((item) => ({
    ...(isNew(item) ? { upload: added.indexOf(item) } : { id: item.id ?? null }),
    alt: item.alt,
    featured: item.featured ?? false,
  }));
};

/**
 * The paths by which the API speaks of each picture: its row in `gallery`, and among the new ones its file in `images`
 * and its text in `alt`.
 */
export const galleryPaths = (items: readonly GalleryItem[]): string[][] => {
  const added = items.filter(isNew);
  return items.map((item, index) => {
    const place = isNew(item) ? added.indexOf(item) : -1;
    const row = `gallery.${String(index)}`;
    return place < 0 ? [row] : [row, `images.${String(place)}`, `alt.${String(place)}`];
  });
};
