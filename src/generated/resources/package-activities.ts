/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createPackageActivity, getPackageActivity, updatePackageActivity, deletePackageActivity, listPackageActivities } from '../api/package-activities/package-activities';

export const packageActivityFields = {"name":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"alt_image":{"kind":"text","label":"Alt text"},"status":{"kind":"switch","default":true},"description":{"kind":"text","longest":65535,"holds":"rich text"},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500}} as const;

export const packageActivityContract = { name: 'package-activities', fields: packageActivityFields, schema: () => import('../zod/package-activities/package-activities').then((module) => module.CreatePackageActivityBody), create: createPackageActivity, read: getPackageActivity, update: updatePackageActivity, remove: deletePackageActivity, list: listPackageActivities };
