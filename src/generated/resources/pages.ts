/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createPage, getPage, updatePage, deletePage } from '../api/pages/pages';

export const pageCalls = { name: 'pages', create: createPage, read: getPage, update: updatePage, remove: deletePage };

export const pageFields = {"parent_id":{"kind":"record","to":"pages"},"title":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"name":{"kind":"text","longest":255},"uri":{"kind":"text","longest":255},"excerpt":{"kind":"text","longest":1000},"content":{"kind":"text","longest":1000000},"template":{"kind":"choice","values":["page","article","info"]},"images":{"kind":"other"},"alt":{"kind":"text","longest":255},"meta_page_title":{"kind":"text","longest":255},"meta_keywords":{"kind":"text","longest":255},"meta_description":{"kind":"text","longest":500}} as const;

export type PageFields = typeof pageFields;
