/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createPackageActivity, getPackageActivity, updatePackageActivity, deletePackageActivity } from '../api/package-activities/package-activities';

export const packageActivityCalls = { name: 'package-activities', create: createPackageActivity, read: getPackageActivity, update: updatePackageActivity, remove: deletePackageActivity };

export const packageActivityFields = {"name":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"alt_image":{"kind":"text","longest":255},"status":{"kind":"switch","default":true},"description":{"kind":"text","longest":65535},"images":{"kind":"other"},"meta_page_title":{"kind":"text","longest":255},"meta_keywords":{"kind":"text","longest":255},"meta_description":{"kind":"text","longest":500}} as const;

export type PackageActivityFields = typeof packageActivityFields;
