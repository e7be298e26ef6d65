/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createFaq, getFaq, updateFaq, deleteFaq } from '../api/faqs/faqs';

export const faqCalls = { name: 'faqs', create: createFaq, read: getFaq, update: updateFaq, remove: deleteFaq };

export const faqFields = {"question":{"kind":"text","longest":255,"required":true},"answer":{"kind":"text","longest":65535,"required":true},"status":{"kind":"choice","values":[0,1]}} as const;

export type FaqFields = typeof faqFields;
