/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createTopDeal, getTopDeal, updateTopDeal, deleteTopDeal } from '../api/top-deals/top-deals';

export const topDealCalls = { name: 'top-deals', create: createTopDeal, read: getTopDeal, update: updateTopDeal, remove: deleteTopDeal };

export const topDealFields = {"title":{"kind":"text","longest":255,"required":true},"subtitle":{"kind":"text","longest":255},"type":{"kind":"choice","values":["section-1","section-2","section-3"],"required":true},"image":{"kind":"other"}} as const;

export type TopDealFields = typeof topDealFields;
