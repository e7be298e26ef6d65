/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createFaq, getFaq, updateFaq, deleteFaq } from '../api/faqs/faqs';

export const faqFields = {"question":{"kind":"text","required":true},"answer":{"kind":"text","longest":65535,"holds":"rich text","required":true},"status":{"kind":"switch"}} as const;

/** Those of the parent with this id. */
export const faqContractOf = (packageId: number) => ({ name: 'faqs', fields: faqFields, schema: () => import('../zod/faqs/faqs').then((module) => module.CreateFaqBody), create: createFaq.bind(undefined, packageId), read: getFaq.bind(undefined, packageId), update: updateFaq.bind(undefined, packageId), remove: deleteFaq.bind(undefined, packageId) });
