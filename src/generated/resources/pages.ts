/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createPage, getPage, updatePage, deletePage, listPages } from '../api/pages/pages';

export const pageFields = {"parent_id":{"kind":"record","to":"pages"},"title":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"name":{"kind":"text"},"uri":{"kind":"text"},"excerpt":{"kind":"text","longest":1000,"holds":"lines"},"content":{"kind":"text","longest":1000000,"holds":"rich text"},"template":{"kind":"choice","values":["page","article","info"]},"images":{"kind":"other"},"alt":{"kind":"other"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500}} as const;

export const pageContract = { name: 'pages', fields: pageFields, schema: () => import('../zod/pages/pages').then((module) => module.CreatePageBody), create: createPage, read: getPage, update: updatePage, remove: deletePage, list: listPages };
