/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType';
import type { Id } from './id';
import type { Image } from './image';

export interface Amenity {
  id: Id;
  name: string;
  /** @nullable */
  display_name?: string | null;
  type?: AmenityType;
  status: boolean;
  images?: Image[];
}
