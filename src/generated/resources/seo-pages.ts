/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createSeoPage, getSeoPage, updateSeoPage, deleteSeoPage, listSeoPages } from '../api/seo-pages/seo-pages';

export const seoPageFields = {"title":{"kind":"text","required":true},"description":{"kind":"text","longest":1000000,"holds":"rich text"},"title_footer":{"kind":"text","label":"Footer title"},"description_footer":{"kind":"text","longest":1000000,"holds":"rich text","label":"Footer description"},"details_duration":{"kind":"text"},"details_cost":{"kind":"text","label":"Cost"},"details_fav_time":{"kind":"text","label":"Favourite time"},"details_permit":{"kind":"text","label":"Permit"},"details_transport":{"kind":"text","label":"Transport"},"itinerary":{"kind":"other"},"cost_description":{"kind":"other"},"hero_text":{"kind":"text","longest":1000,"holds":"lines"},"seopageable_id":{"kind":"number","whole":true,"required":true},"seopageable_type":{"kind":"choice","values":["Package Region","Hotel Region","Homestay Region","Package","Hotel","Homestay","Package Activity","Blog"],"required":true},"banner_image":{"kind":"other"},"hero_image":{"kind":"other"},"gallery":{"kind":"other"},"nearby_regions":{"kind":"other"}} as const;

export const seoPageContract = { name: 'seo-pages', fields: seoPageFields, schema: () => import('../zod/seo-pages/seo-pages').then((module) => module.CreateSeoPageBody), create: createSeoPage, read: getSeoPage, update: updateSeoPage, remove: deleteSeoPage, list: listSeoPages };
