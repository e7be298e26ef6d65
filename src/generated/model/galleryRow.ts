/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.
 */
export interface GalleryRow {
  /**
     * A stored image.
     * @minimum 1
     * @nullable
     */
  id?: number | null;
  /**
     * A new image: its index in `images`.
     * @minimum 0
     * @nullable
     */
  upload?: number | null;
  /** At most one row. */
  featured?: boolean;
}
