/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type SeoPageCost = {
  /** @nullable */
  title?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  /** @nullable */
  on_budget?: string | null;
  /** @nullable */
  mid_range_budget?: string | null;
  /** @nullable */
  high_end_budget?: string | null;
  /** @nullable */
  permit_cost?: string | null;
  [key: string]: unknown;
 } | null;
