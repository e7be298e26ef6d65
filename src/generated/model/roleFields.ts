/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface RoleFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name?: string;
  /** Every permission that the role shall hold; an empty list takes them all away. */
  permissions?: Id[];
}
