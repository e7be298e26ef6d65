/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { NumericStatus } from './numericStatus.ts';

export interface DepartureInput {
  departure_date: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  discount_percent?: number;
  /** @maxLength 255 */
  offer_title?: string;
  status?: NumericStatus;
}
