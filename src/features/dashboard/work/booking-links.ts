import { linkOptions } from '@tanstack/react-router';
import type { BookingStatus } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';

interface BookingFilters {
  status?: BookingStatus;
  payment?: 'unpaid';
}

const days = { view: 'days' } as const;

/** Who sets out on a day. */
export const bookingsOn = (day: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...days, from: day, days: 1 } });

/** Who sets out in a month, `2026-11`. */
export const bookingsIn = (month: string) =>
  linkOptions({ to: '/bookings', search: { view: 'board', month } });

/** Who sets out in the seven days from a day, which is today by default. */
export const bookingsOfWeek = (filters: BookingFilters = {}, from?: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...days, ...(from && { from }), ...filters } });
