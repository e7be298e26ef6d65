/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityReference } from './amenityReference.ts';

export interface AmenityOptions {
  data: AmenityReference[];
}
