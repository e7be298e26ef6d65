/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface FeatureFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title?: string;
  status?: boolean;
}
