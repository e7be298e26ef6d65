/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BookingCancellationStatus } from './bookingCancellationStatus.ts';

export interface BookingCancellation {
  status?: BookingCancellationStatus;
  /** @maxLength 500 */
  cancel_reason?: string;
}
