/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHomestayRegion, getHomestayRegion, updateHomestayRegion, deleteHomestayRegion, listHomestayRegions } from '../api/homestay-regions/homestay-regions';

export const homestayRegionFields = {"name":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"alt_image":{"kind":"text","label":"Alt text"},"description":{"kind":"text","longest":65535,"holds":"rich text"},"display_home":{"kind":"switch","default":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500}} as const;

export const homestayRegionContract = { name: 'homestay-regions', fields: homestayRegionFields, schema: () => import('../zod/homestay-regions/homestay-regions').then((module) => module.CreateHomestayRegionBody), create: createHomestayRegion, read: getHomestayRegion, update: updateHomestayRegion, remove: deleteHomestayRegion, list: listHomestayRegions };
