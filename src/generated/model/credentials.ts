/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface Credentials {
  /**
     * An e-mail address or a username.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}
