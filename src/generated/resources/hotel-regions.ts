/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHotelRegion, getHotelRegion, updateHotelRegion, deleteHotelRegion } from '../api/hotel-regions/hotel-regions';

export const hotelRegionCalls = { name: 'hotel-regions', create: createHotelRegion, read: getHotelRegion, update: updateHotelRegion, remove: deleteHotelRegion };

export const hotelRegionFields = {"name":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"alt_image":{"kind":"text","longest":255},"description":{"kind":"text","longest":65535},"display_home":{"kind":"switch","default":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"meta_page_title":{"kind":"text","longest":255},"meta_keywords":{"kind":"text","longest":255},"meta_description":{"kind":"text","longest":500}} as const;

export type HotelRegionFields = typeof hotelRegionFields;
