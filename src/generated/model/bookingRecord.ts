/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';

export interface BookingRecord {
  data: Booking;
}
