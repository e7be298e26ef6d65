/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface ItineraryFields {
  /** @maxLength 255 */
  duration?: string;
  /** @maxLength 255 */
  accommodation?: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  title?: string;
  /** @maxLength 65535 */
  description?: string;
}
