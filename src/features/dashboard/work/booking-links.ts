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

/** A link to the travellers of seven days from a date. */
export const bookingsOfWeek = (from: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...days, from } });

/** A link to the travellers of 7 or 14 days from today. */
export const bookingsOfDays = (number: 7 | 14, filters: BookingFilters) =>
  linkOptions({ to: '/bookings', search: { ...days, ...(number === 14 && { days: 14 }), ...filters } });
