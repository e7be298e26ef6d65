/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBanner, getBanner, updateBanner, deleteBanner } from '../api/banners/banners';

export const bannerCalls = { name: 'banners', create: createBanner, read: getBanner, update: updateBanner, remove: deleteBanner };

export const bannerFields = {"package_region_id":{"kind":"record","to":"package-regions"},"title":{"kind":"text","longest":255,"required":true},"status":{"kind":"switch","default":true},"image":{"kind":"other"},"alt":{"kind":"text","longest":255}} as const;

export type BannerFields = typeof bannerFields;
