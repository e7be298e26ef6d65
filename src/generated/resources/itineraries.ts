/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createItinerary, getItinerary, updateItinerary, deleteItinerary } from '../api/itineraries/itineraries';

export const itineraryFields = {"duration":{"kind":"text"},"accommodation":{"kind":"text"},"title":{"kind":"text","required":true},"description":{"kind":"text","longest":65535,"holds":"rich text"}} as const;

/** Those of the parent with this id. */
export const itineraryContractOf = (packageId: number) => ({ name: 'itineraries', fields: itineraryFields, schema: () => import('../zod/itineraries/itineraries').then((module) => module.CreateItineraryBody), create: createItinerary.bind(undefined, packageId), read: getItinerary.bind(undefined, packageId), update: updateItinerary.bind(undefined, packageId), remove: deleteItinerary.bind(undefined, packageId) });
