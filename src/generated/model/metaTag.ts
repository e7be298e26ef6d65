/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Written as `meta_page_title`, `meta_keywords` and `meta_description`.
 * @nullable
 */
export type MetaTag = {
  /** @nullable */
  title?: string | null;
  /** @nullable */
  keywords?: string | null;
  /** @nullable */
  description?: string | null;
} | null;
