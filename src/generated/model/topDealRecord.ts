/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { TopDeal } from './topDeal.ts';

export interface TopDealRecord {
  data: TopDeal;
}
