/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityReference } from './amenityReference.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { NumericStatus } from './numericStatus.ts';

/**
 * A room of a homestay or of a hotel; both are read alike.
 */
export interface Room {
  id: Id;
  name: string;
  /**
     * The homestay or hotel that the room belongs to.
     * @minimum 1
     * @nullable
     */
  rooms_id?: number | null;
  /**
     * What `rooms_id` points at.
     * @nullable
     */
  rooms_type?: string | null;
  /**
     * Per night.
     * @nullable
     */
  price?: number | null;
  /** @nullable */
  max_adult?: number | null;
  /** @nullable */
  max_child?: number | null;
  /** @nullable */
  beds?: number | null;
  /** @nullable */
  room_area?: string | null;
  /** @nullable */
  bathroom_area?: string | null;
  /**
     * For one more guest.
     * @nullable
     */
  extra_charge?: number | null;
  status: NumericStatus;
  /**
     * Rich text. A homestay's room writes it under its own name.
     * @nullable
     */
  details?: string | null;
  images?: Image[];
  amenities?: AmenityReference[];
}
