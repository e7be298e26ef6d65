import type { GalleryRow, Image } from '@/generated/model';
import type { FileStore } from './file-store';

interface GalleryBody {
  images?: readonly Blob[] | undefined;
  alt?: readonly string[] | undefined;
  gallery?: readonly GalleryRow[] | undefined;
}

/** The images in the order of the rows, which also say which is featured; images without a row follow. */
const arranged = (
  all: readonly Image[],
  added: readonly Image[],
  gallery: readonly GalleryRow[],
): Image[] => {
  const rows = gallery.flatMap(({ id, upload, featured = false }) => {
    const image = all.find((each) => each.id === id) ?? added[upload ?? added.length];
    return image ? [{ ...image, featured }] : [];
  });
  const placed = new Set(rows.map(({ id }) => id));
  return [...rows, ...all.filter(({ id }) => !placed.has(id))];
};

/**
 * The images of a record after a body: uploaded ones come last, `alt` has the text of each stored and then of each
 * uploaded one, and the rows of `gallery` order them. What the body leaves out stays.
 */
export const arrangedGallery = async (
  files: FileStore,
  table: string,
  { images = [], alt, gallery }: GalleryBody,
  stored: readonly Image[] = [],
): Promise<Image[]> => {
  const added: Image[] = [];
  for (const [index, file] of images.entries())
    added.push({ ...(await files.add(table, `images.${index}`, file)), alt: null });
  const all = [...stored, ...added].map((image, index) => {
    const text = alt?.[index];
    return text === undefined ? image : { ...image, alt: text || null };
  });
  return gallery ? arranged(all, all.slice(stored.length), gallery) : all;
};
