/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Slug } from './slug.ts';

export interface RegionFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name?: string;
  slug?: Slug;
  /**
     * The alternative text of the picture.
     * @maxLength 255
     */
  alt_image?: string;
  /** @maxLength 65535 */
  description?: string;
  display_home?: boolean;
  status?: boolean;
  /**
     * A new picture, in place of the stored one.
     * @maxItems 1
     */
  images?: (Blob | File)[];
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
}
