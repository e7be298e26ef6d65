/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BookingStatus } from './bookingStatus.ts';
import type { Id } from './id.ts';
import type { PersonReference } from './personReference.ts';
import type { ServiceType } from './serviceType.ts';

export interface Booking {
  id: Id;
  /** The traveller. */
  user?: PersonReference | null;
  /**
     * The number that the traveller was given.
     * @nullable
     */
  code?: string | null;
  service_type?: ServiceType;
  /**
     * The package, homestay or hotel.
     * @minimum 1
     * @nullable
     */
  service_id?: number | null;
  /** @nullable */
  service_name?: string | null;
  /**
     * Homestays and hotels only.
     * @nullable
     */
  room_name?: string | null;
  status: BookingStatus;
  /**
     * The departure, or the first night.
     * @nullable
     */
  start_date?: string | null;
  /** @nullable */
  end_date?: string | null;
  /**
     * Says the last day where there is no date of it.
     * @nullable
     */
  nights?: number | null;
  /** @nullable */
  adults?: number | null;
  /** @nullable */
  children?: number | null;
  /**
     * All travellers, where adults and children are not told apart.
     * @nullable
     */
  people?: number | null;
  /** @nullable */
  currency?: string | null;
  /**
     * In rupees.
     * @nullable
     */
  total_amount?: number | null;
  /**
     * In rupees.
     * @nullable
     */
  paid_amount?: number | null;
  /** @nullable */
  contact_name?: string | null;
  /** @nullable */
  contact_email?: string | null;
  /** @nullable */
  contact_phone?: string | null;
  /**
     * Plain text from the traveller.
     * @nullable
     */
  note?: string | null;
  /** @nullable */
  cancel_reason?: string | null;
  /** @nullable */
  created_at?: string | null;
  [key: string]: unknown;
}
