/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface PasswordInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  old_password: string;
  /**
     * @minLength 8
     * @maxLength 255
     */
  new_password: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  confirm_password: string;
}
