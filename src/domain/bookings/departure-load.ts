import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { dueOf, peopleIn, sayPaid } from './booking';

/** The bookings of one departure, counted. */
export interface DepartureLoad {
  /** Those that were not cancelled. */
  bookings: number;
  pending: number;
  cancelled: number;
  /** How many travel; nothing where no booking says it. */
  people: number | undefined;
  /** NPR; nothing where no booking says what was paid. */
  due: number | undefined;
}

/** Bookings know no departure, departures no booking: the package and the day are what both have. */
export const departureKey = (packageId: number, date: PlainDate): string => `${packageId} ${date}`;

const sum = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0);
};

const loadOf = (bookings: readonly Booking[], paid: boolean): DepartureLoad => {
  const alive = bookings.filter(({ status }) => status !== 'cancelled');
  return {
    bookings: alive.length,
    pending: alive.filter(({ status }) => status === 'pending').length,
    cancelled: bookings.length - alive.length,
    people: sum(alive.map(peopleIn)),
    due: paid ? sum(alive.map(dueOf)) : undefined,
  };
};

/** The load of each departure that has bookings, by `departureKey`. */
export const departureLoads = (bookings: readonly Booking[]): ReadonlyMap<string, DepartureLoad> => {
  const paid = sayPaid(bookings);
  const byDeparture = Map.groupBy(
    bookings.filter(({ service_type, service_id }) => service_type === 'package' && service_id),
    ({ service_id, start_date }) => departureKey(service_id ?? 0, start_date ?? ''),
  );
  return new Map([...byDeparture].map(([key, rows]) => [key, loadOf(rows, paid)]));
};
