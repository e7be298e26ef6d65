/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface Credentials {
  /** @maxLength 255 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}
