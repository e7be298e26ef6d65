import type { GalleryRow } from '@/generated/model';
import type { FileStore } from './file-store';

interface GalleryPicture {
  id: number;
  url: string;
  alt?: string | null;
  featured?: boolean | null;
}

interface GalleryBody {
  images?: readonly Blob[] | undefined;
  alt?: readonly string[] | undefined;
  gallery?: readonly GalleryRow[] | undefined;
}

/**
 * The pictures of a record after a body: uploaded ones come last, and the rows of `gallery`, if it has any, order all
 * of them and set their texts and the featured one. Pictures without a row follow; rows without a picture are left out.
 */
export const arrangedGallery = async (
  files: FileStore,
  table: string,
  { images = [], alt = [], gallery }: GalleryBody,
  stored: readonly GalleryPicture[] = [],
): Promise<GalleryPicture[]> => {
  const all: GalleryPicture[] = await files.gallery(table, stored, { images, alt });
  if (!gallery?.length) return all;
  const added = all.slice(stored.length);
  const rows = gallery.flatMap(({ id, upload, ...row }) => {
    const shown = stored.find((picture) => picture.id === id) ?? added[upload ?? added.length];
    return shown ? [{ ...shown, alt: row.alt || null, featured: row.featured ?? false }] : [];
  });
  const placed = new Set(rows.map(({ id }) => id));
  return [...rows, ...all.filter(({ id }) => !placed.has(id))];
};
