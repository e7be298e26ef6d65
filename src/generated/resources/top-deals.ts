/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createTopDeal, getTopDeal, updateTopDeal, deleteTopDeal, listTopDeals } from '../api/top-deals/top-deals';

export const topDealFields = {"title":{"kind":"text","required":true},"subtitle":{"kind":"text"},"type":{"kind":"choice","values":["section-1","section-2","section-3"],"required":true},"image":{"kind":"other"}} as const;

export const topDealContract = { name: 'top-deals', fields: topDealFields, schema: () => import('../zod/top-deals/top-deals').then((module) => module.CreateTopDealBody), create: createTopDeal, read: getTopDeal, update: updateTopDeal, remove: deleteTopDeal, list: listTopDeals };
