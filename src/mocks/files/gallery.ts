import type { GalleryRow, Image } from '@/generated/model';
import type { Write } from '@/mocks/http/crud-options';

export interface GalleryBody {
  images?: readonly Blob[] | undefined;
  alt?: readonly string[] | undefined;
  gallery?: readonly GalleryRow[] | undefined;
}

/** The images in the order of the rows, which also mark the featured one; images without a row follow. */
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
 * The images of a record after a write: uploaded ones are last, `alt` has the texts of the stored and then the uploaded
 * ones, and the rows of `gallery` sort them. Missing parts of the body change nothing.
 */
export const gallery: Write<GalleryBody, { images?: readonly Image[] | undefined }> = async (
  { images = [], alt, gallery: rows },
  { images: stored = [] } = {},
  { add },
) => {
  const added: Image[] = [];
  for (const [index, file] of images.entries())
    added.push({ ...(await add(`images.${index}`, file)), alt: null });
  const all = [...stored, ...added].map((image, index) => {
    const text = alt?.[index];
    return text === undefined ? image : { ...image, alt: text || null };
  });
  return { images: rows ? arranged(all, all.slice(stored.length), rows) : all };
};
