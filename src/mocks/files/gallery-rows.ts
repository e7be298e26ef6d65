import type { Image, SeoPageGalleryInput } from '@/generated/model';
import type { Add } from './file-store';

/**
 * The images of a record in the order of the body's rows: a row has the id of a stored image, or a file. Stored images
 * without a row follow, as only the files call deletes them.
 */
export const galleryRows = async (
  add: Add,
  rows: readonly SeoPageGalleryInput[] | undefined,
  stored: readonly Image[] = [],
): Promise<Image[]> => {
  if (!rows) return [...stored];
  const images: Image[] = [];
  for (const [index, { id, file, alt }] of rows.entries()) {
    const kept = stored.find((image) => image.id === id);
    const added = file && { ...(await add(`gallery.${index}.file`, file)), alt: null };
    const image = kept ?? added;
    if (image) images.push(alt === undefined ? image : { ...image, alt: alt || null });
  }
  return [...images, ...stored.filter(({ id }) => !images.some((image) => image.id === id))];
};
