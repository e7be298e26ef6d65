/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBanner, getBanner, updateBanner, deleteBanner, listBanners } from '../api/banners/banners';

export const bannerFields = {"package_region_id":{"kind":"record","to":"package-regions"},"title":{"kind":"text","required":true},"status":{"kind":"switch","default":true},"image":{"kind":"other"},"alt":{"kind":"other"}} as const;

export const bannerContract = { name: 'banners', fields: bannerFields, schema: () => import('../zod/banners/banners').then((module) => module.CreateBannerBody), create: createBanner, read: getBanner, update: updateBanner, remove: deleteBanner, list: listBanners };
