import { linkOptions } from '@tanstack/react-router';
import type { BookingStatus } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';

interface BookingFilters {
  status?: BookingStatus;
}

const board = { view: 'board' } as const;

/** Who sets out on a day. */
export const bookingsOn = (day: PlainDate) =>
  linkOptions({ to: '/bookings', search: { ...board, month: day.slice(0, 7), day } });

/** Who sets out in a month, `2026-11`. */
export const bookingsIn = (month: string) => linkOptions({ to: '/bookings', search: { ...board, month } });

/** Who sets out in the next seven days. */
export const bookingsOfWeek = (filters: BookingFilters = {}) =>
  linkOptions({ to: '/bookings', search: { ...board, span: 'week', ...filters } });
