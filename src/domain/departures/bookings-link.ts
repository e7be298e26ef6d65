import type { BookedPackage } from '@/domain/bookings/departure-load';
import { manifestLink } from '@/domain/bookings/travel-links';
import type { PlainDate } from '@/lib/dates';

/** The bookings of a departure. */
export const departureBookings = (of: BookedPackage, date: PlainDate) =>
  manifestLink(date, { type: 'package', ...of });
