/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType.ts';
import type { GalleryRow } from './galleryRow.ts';

export interface AmenityFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  display_name?: string;
  type?: AmenityType;
  status?: boolean;
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: (Blob | File)[];
  /**
     * The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.
     * @items.maxLength 255
     */
  alt?: string[];
  gallery?: GalleryRow[];
}
