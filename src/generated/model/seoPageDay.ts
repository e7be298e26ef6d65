/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface SeoPageDay {
  /** @nullable */
  title?: string | null;
  /** @nullable */
  description?: string | null;
  [key: string]: unknown;
 }
