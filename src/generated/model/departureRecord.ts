/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Departure } from './departure.ts';

export interface DepartureRecord {
  data: Departure;
}
