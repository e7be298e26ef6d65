/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Slug } from './slug.ts';

export interface BlogCategoryFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name?: string;
  slug?: Slug;
  /** @maxLength 255 */
  display_name?: string;
  status?: boolean;
}
