/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { PageTemplate } from './pageTemplate.ts';
import type { Slug } from './slug.ts';

export interface PageInput {
  /**
     * The page above this one, if any.
     * @minimum 1
     * @nullable
     */
  parent_id?: number | null;
  /**
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  slug: Slug;
  /** @maxLength 255 */
  name?: string;
  /** @maxLength 255 */
  uri?: string;
  /** @maxLength 1000 */
  excerpt?: string;
  /**
     * Read as `description`.
     * @maxLength 1000000
     */
  content?: string;
  /** Read as `template_type`. */
  template?: PageTemplate;
  /**
     * A new picture, in place of the stored one.
     * @maxItems 1
     */
  images?: (Blob | File)[];
  /**
     * The alternative text of the picture.
     * @maxLength 255
     */
  alt?: string;
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
}
