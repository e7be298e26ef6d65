/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface BannerFields {
  /**
     * Read as `region`.
     * @minimum 1
     * @nullable
     */
  package_region_id?: number | null;
  /**
     * @minLength 1
     * @maxLength 255
     */
  title?: string;
  status?: boolean;
  /** A new picture, in place of the stored one. */
  image?: Blob | File;
  /**
     * Its alternative text. Read as the `alt` of the first of `images`.
     * @maxLength 255
     */
  alt?: string;
}
