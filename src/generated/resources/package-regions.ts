/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createPackageRegion, getPackageRegion, updatePackageRegion, deletePackageRegion, listPackageRegions } from '../api/package-regions/package-regions';

export const packageRegionFields = {"name":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"alt_image":{"kind":"text","label":"Alt text"},"description":{"kind":"text","longest":65535,"holds":"rich text"},"display_home":{"kind":"switch","default":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500}} as const;

export const packageRegionContract = { name: 'package-regions', fields: packageRegionFields, schema: () => import('../zod/package-regions/package-regions').then((module) => module.CreatePackageRegionBody), create: createPackageRegion, read: getPackageRegion, update: updatePackageRegion, remove: deletePackageRegion, list: listPackageRegions };
