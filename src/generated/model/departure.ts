/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NumericStatus } from './numericStatus.ts';

export interface Departure {
  id: Id;
  departure_date: string;
  /** @nullable */
  discount_percent?: number | null;
  /** @nullable */
  offer_title?: string | null;
  status: NumericStatus;
}
