/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createAmenity, getAmenity, updateAmenity, deleteAmenity } from '../api/amenities/amenities';

export const amenityCalls = { name: 'amenities', create: createAmenity, read: getAmenity, update: updateAmenity, remove: deleteAmenity };

export const amenityFields = {"name":{"kind":"text","longest":255,"required":true},"display_name":{"kind":"text","longest":255,"required":true},"type":{"kind":"choice","values":["hotel","homestay","room"],"required":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"}} as const;

export type AmenityFields = typeof amenityFields;
