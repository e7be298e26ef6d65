/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Itinerary } from './itinerary.ts';

export interface ItineraryRecord {
  data: Itinerary;
}
