/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createSeoPage, getSeoPage, updateSeoPage, deleteSeoPage } from '../api/seo-pages/seo-pages';

export const seoPageCalls = { name: 'seo-pages', create: createSeoPage, read: getSeoPage, update: updateSeoPage, remove: deleteSeoPage };

export const seoPageFields = {"title":{"kind":"text","longest":255,"required":true},"description":{"kind":"text","longest":1000000},"title_footer":{"kind":"text","longest":255},"description_footer":{"kind":"text","longest":1000000},"details_duration":{"kind":"text","longest":255},"details_cost":{"kind":"text","longest":255},"details_fav_time":{"kind":"text","longest":255},"details_permit":{"kind":"text","longest":255},"details_transport":{"kind":"text","longest":255},"itinerary":{"kind":"other"},"cost_description":{"kind":"other"},"hero_text":{"kind":"text","longest":1000},"seopageable_id":{"kind":"number","whole":true,"required":true},"seopageable_type":{"kind":"choice","values":["Package Region","Hotel Region","Homestay Region"],"required":true},"banner_image":{"kind":"other"},"hero_image":{"kind":"other"},"gallery":{"kind":"other"},"nearby_regions":{"kind":"other"}} as const;

export type SeoPageFields = typeof seoPageFields;
