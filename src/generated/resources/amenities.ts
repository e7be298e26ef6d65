/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createAmenity, getAmenity, updateAmenity, deleteAmenity, listAmenities } from '../api/amenities/amenities';

export const amenityFields = {"name":{"kind":"text","required":true},"display_name":{"kind":"text","required":true},"type":{"kind":"choice","values":["hotel","homestay","room"],"required":true},"status":{"kind":"switch","default":true},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"}} as const;

export const amenityContract = { name: 'amenities', fields: amenityFields, schema: () => import('../zod/amenities/amenities').then((module) => module.CreateAmenityBody), create: createAmenity, read: getAmenity, update: updateAmenity, remove: deleteAmenity, list: listAmenities };
