import { linkOptions } from '@tanstack/react-router';
import type { BookingStatus } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';

interface BookingFilters {
  status?: BookingStatus;
  payment?: 'unpaid';
}

const days = { view: 'days' } as const;

/** A link to the travellers of a day. */
export const bookingsOn = (day: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...days, from: day, days: 1 } });

/** A link to the travellers of a month, `2026-11`. */
export const bookingsIn = (month: string) =>
  linkOptions({ to: '/bookings', search: { view: 'board', month } });

/** A link to the travellers of seven days from a date, by default today. */
export const bookingsOfWeek = (filters: BookingFilters = {}, from?: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...days, ...(from && { from }), ...filters } });
