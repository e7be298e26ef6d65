import { linkOptions } from '@tanstack/react-router';
import type { BookedPackage } from '@/domain/bookings/departure-load';
import type { PlainDate } from '@/lib/dates';

/** The bookings of a departure. */
export const departureBookings = ({ name }: BookedPackage, date: PlainDate) =>
  linkOptions({
    to: '/bookings',
    search: {
      view: 'board',
      month: date.slice(0, 7),
      day: date,
      service_type: 'package',
      ...(name !== undefined && { service_name: name }),
    },
  });
