/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * A stored picture is named by its `id`, a new one brings its `file`. A read row also has its `url`.
 */
export interface SeoPageGalleryInput {
  /**
     * @minimum 1
     * @nullable
     */
  id?: number | null;
  file?: Blob;
  /** @maxLength 255 */
  alt?: string;
}
