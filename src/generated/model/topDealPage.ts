/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { TopDeal } from './topDeal.ts';
import type { TopDealListMeta } from './topDealListMeta.ts';

export interface TopDealPage {
  data: TopDeal[];
  meta: TopDealListMeta;
}
