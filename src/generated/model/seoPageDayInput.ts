/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface SeoPageDayInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** @maxLength 65535 */
  description?: string;
  [key: string]: unknown;
 }
