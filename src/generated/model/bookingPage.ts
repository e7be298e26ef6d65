/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { ListMeta } from './listMeta.ts';

export interface BookingPage {
  data: Booking[];
  meta: ListMeta;
}
