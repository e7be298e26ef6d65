/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';

export interface Amenity {
  id: Id;
  name: string;
  /** @nullable */
  display_name?: string | null;
  type?: AmenityType;
  status: boolean;
  images?: Image[];
}
