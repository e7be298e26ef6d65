/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface SeoPageCostInput {
  /** @maxLength 255 */
  title?: string;
  /** @maxLength 65535 */
  description?: string;
  /** @maxLength 255 */
  on_budget?: string;
  /** @maxLength 255 */
  mid_range_budget?: string;
  /** @maxLength 255 */
  high_end_budget?: string;
  /** @maxLength 255 */
  permit_cost?: string;
  [key: string]: unknown;
 }
