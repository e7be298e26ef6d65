/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * One picture of a record; the rows' order is the gallery's order. Either `id` or `upload` is set.
 */
export interface GalleryRow {
  /**
     * A stored picture.
     * @minimum 1
     * @nullable
     */
  id?: number | null;
  /**
     * A new picture: its index in `images`.
     * @minimum 0
     * @nullable
     */
  upload?: number | null;
  /** @maxLength 255 */
  alt: string;
  /** At most one row. */
  featured?: boolean;
}
