/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * The one list that also tells how many records there are.
 */
export interface TopDealListMeta {
  /** @minimum 1 */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 1 */
  current_page: number;
  /** @minimum 0 */
  total?: number;
}
