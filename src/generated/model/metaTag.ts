/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
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
