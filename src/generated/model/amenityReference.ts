/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType.ts';
import type { Id } from './id.ts';

export interface AmenityReference {
  id: Id;
  /** @nullable */
  name?: string | null;
  /** @nullable */
  display_name?: string | null;
  type?: AmenityType;
}
