/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHotelRegion, getHotelRegion, updateHotelRegion, deleteHotelRegion, listHotelRegions } from '../api/hotel-regions/hotel-regions';

export const hotelRegionFields = {"name":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"alt_image":{"kind":"text","label":"Alt text"},"description":{"kind":"text","longest":65535,"holds":"rich text"},"display_home":{"kind":"switch","default":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500}} as const;

export const hotelRegionContract = { name: 'hotel-regions', fields: hotelRegionFields, schema: () => import('../zod/hotel-regions/hotel-regions').then((module) => module.CreateHotelRegionBody), create: createHotelRegion, read: getHotelRegion, update: updateHotelRegion, remove: deleteHotelRegion, list: listHotelRegions };
