import { isGoing } from '@/domain/bookings/booking';
import type { PlainDate } from '@/lib/dates/dates';
import type { SummedBooking } from './booking-sums';

/** The days of departure of a package that is sold for its departures only. */
export interface DepartureDays {
  id: number;
  name: string;
  days: readonly PlainDate[];
}

/** A day on which such a package is booked but has no departure. */
export interface MissingDeparture {
  id: number;
  /** The name of the package. */
  name: string;
  day: PlainDate;
  /** Without cancelled ones. */
  bookings: number;
}

/** The booked days from `today` on without a departure, soonest first. */
export const missingDepartures = (
  packages: readonly DepartureDays[],
  bookings: readonly SummedBooking[],
  today: PlainDate,
): MissingDeparture[] => {
  const ofPackages = Map.groupBy(
    bookings.filter((booking) => booking.service_type === 'package' && isGoing(booking)),
    ({ service_id: id }) => id,
  );
  return packages
    .flatMap(({ id, name, days }) => {
      const byDay = Map.groupBy(ofPackages.get(id) ?? [], ({ start_date: day }) => day ?? '');
      return [...byDay]
        .filter(([day]) => day >= today && !days.includes(day))
        .map(([day, rows]): MissingDeparture => ({ id, name, day, bookings: rows.length }));
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name));
};
