/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Amenity } from './amenity.ts';

export interface AmenityRecord {
  data: Amenity;
}
