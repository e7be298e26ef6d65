/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createItinerary, getItinerary, updateItinerary, deleteItinerary } from '../api/itineraries/itineraries';

export const itineraryCalls = { name: 'itineraries', create: createItinerary, read: getItinerary, update: updateItinerary, remove: deleteItinerary };

export const itineraryFields = {"duration":{"kind":"text","longest":255},"accommodation":{"kind":"text","longest":255},"title":{"kind":"text","longest":255,"required":true},"description":{"kind":"text","longest":65535}} as const;

export type ItineraryFields = typeof itineraryFields;
