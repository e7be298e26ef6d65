import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { sumOfKnown } from '@/lib/numbers/sum-of-known';
import { dueOf, havePaidAmounts, isGoing, peopleIn } from './booking';

/** The booking totals of one departure. */
export interface DepartureLoad {
  /** Without cancelled ones. */
  bookings: number;
  pending: number;
  cancelled: number;
  /** The number of travellers; undefined if no booking has it. */
  people: number | undefined;
  /** NPR; undefined if no booking has a paid amount. */
  due: number | undefined;
}

/** The load of each departure with bookings, by `departureKey`. */
export type DepartureLoads = ReadonlyMap<string, DepartureLoad>;

/**
 * Bookings and departures do not refer to each other: package and date join them. A booking without the package's id is
 * joined by the package's name.
 */
export const departureKey = (packageIdOrName: number | string, date: PlainDate): string =>
  `${packageIdOrName} ${date}`;

const loadOf = (bookings: readonly Booking[], paid: boolean): DepartureLoad => {
  const alive = bookings.filter(isGoing);
  return {
    bookings: alive.length,
    pending: alive.filter(({ status }) => status === 'pending').length,
    cancelled: bookings.length - alive.length,
    people: sumOfKnown(alive.map(peopleIn)),
    due: paid ? sumOfKnown(alive.map(dueOf)) : undefined,
  };
};

/** The id or name of a booking's package; undefined for other kinds, or if it has neither. */
export const packageOf = ({
  service_type,
  service_id,
  service_name,
}: Booking): number | string | undefined => {
  if (service_type === 'package' && service_id) return service_id;
  return service_type === 'package' || !service_type ? (service_name ?? undefined) : undefined;
};

export const departureLoads = (bookings: readonly Booking[]): DepartureLoads => {
  const paid = havePaidAmounts(bookings);
  const byDeparture = Map.groupBy(
    bookings.filter((booking) => packageOf(booking) !== undefined),
    (booking) => departureKey(packageOf(booking) ?? '', booking.start_date ?? ''),
  );
  return new Map([...byDeparture].map(([key, rows]) => [key, loadOf(rows, paid)]));
};

const nobody: DepartureLoad = { bookings: 0, pending: 0, cancelled: 0, people: undefined, due: undefined };

/** A package as bookings refer to it; without a name until it is known. */
export interface BookedPackage {
  id: number;
  name?: string | undefined;
}

/** The load of a departure of a package. */
export const loadAt = (
  loads: DepartureLoads,
  { id, name }: BookedPackage,
  date: PlainDate,
): DepartureLoad => {
  const found = [id, name].flatMap((key) =>
    key === undefined ? [] : (loads.get(departureKey(key, date)) ?? []),
  );
  const [first = nobody, second] = found;
  if (!second) return first;
  return {
    bookings: first.bookings + second.bookings,
    pending: first.pending + second.pending,
    cancelled: first.cancelled + second.cancelled,
    people: sumOfKnown([first.people, second.people]),
    due: sumOfKnown([first.due, second.due]),
  };
};
