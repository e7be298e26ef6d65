/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface UserFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  first_name?: string;
  /** @maxLength 255 */
  middle_name?: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  last_name?: string;
  /** @maxLength 255 */
  email?: string;
  /**
     * @minLength 3
     * @maxLength 64
     */
  username?: string;
  /**
     * On a change it is only sent to be replaced.
     * @minLength 8
     * @maxLength 255
     */
  password?: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  password_confirmation?: string;
  role_id?: Id;
  status?: boolean;
}
