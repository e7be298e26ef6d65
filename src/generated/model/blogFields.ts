/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Slug } from './slug.ts';

export interface BlogFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title?: string;
  slug?: Slug;
  /** @maxLength 1000 */
  short_description?: string;
  /** @maxLength 1000000 */
  description?: string;
  /**
     * @minimum 1
     * @nullable
     */
  blog_category_id?: number | null;
  status?: boolean;
  /** A new picture, in place of the stored one. Read as `image_url`. */
  image?: Blob | File;
  /**
     * The alternative text of the picture.
     * @maxLength 255
     */
  alt?: string;
  /** Ids of the packages that the blog leads to. */
  packages?: Id[];
  homestays?: Id[];
  hotels?: Id[];
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
  /**
     * @minimum 0
     * @nullable
     */
  position?: number | null;
  no_follow?: boolean;
  no_index?: boolean;
}
