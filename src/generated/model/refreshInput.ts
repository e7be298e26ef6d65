/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface RefreshInput {
  /** @minLength 1 */
  refreshToken: string;
}
