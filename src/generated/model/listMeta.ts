/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface ListMeta {
  /** @minimum 1 */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 1 */
  current_page: number;
}
