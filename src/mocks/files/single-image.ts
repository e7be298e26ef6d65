import type { Image } from '@/generated/model';
import type { FileStore } from './file-store';

interface Upload {
  /** The form field, for the 422 when the file is no image. */
  field: string;
  file: Blob | undefined;
  /** Left out where the body does not mention it. */
  alt: string | undefined;
}

/** The images of a record that shows one: an uploaded file takes the place of the stored one. */
export const singleImage = async <Stored extends { url: string; alt?: string | null }>(
  files: FileStore,
  table: string,
  { field, file, alt }: Upload,
  stored: readonly Stored[] = [],
): Promise<(Image | Stored)[]> => {
  const [first, ...others] = stored;
  const text = alt === undefined ? first?.alt : alt || null;
  if (file) return [{ ...(await files.add(table, field, file)), alt: text ?? null }];
  return first ? [{ ...first, alt: text }, ...others] : [];
};
