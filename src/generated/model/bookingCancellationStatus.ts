/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type BookingCancellationStatus = typeof BookingCancellationStatus[keyof typeof BookingCancellationStatus];


export const BookingCancellationStatus = {
  cancelled: 'cancelled',
} as const;
