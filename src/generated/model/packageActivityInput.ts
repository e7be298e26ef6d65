/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { GalleryRow } from './galleryRow.ts';
import type { Slug } from './slug.ts';

export interface PackageActivityInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  slug: Slug;
  /**
     * A text for the pictures that have none of their own.
     * @maxLength 255
     */
  alt_image?: string;
  status?: boolean;
  /** @maxLength 65535 */
  description?: string;
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: (Blob | File)[];
  /**
     * The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.
     * @items.maxLength 255
     */
  alt?: string[];
  gallery?: GalleryRow[];
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
}
