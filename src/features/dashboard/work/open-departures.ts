import {
  departureKey,
  type DepartureLoad,
  departureLoads,
  packageOf,
} from '@/domain/bookings/departure-load';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';

/** The numbers of days ahead that can be chosen; the travellers of the shorter one are always loaded. */
export const spans = [14, 30] as const;

/** A departure with pending or unpaid bookings. */
export interface OpenDeparture {
  id: string;
  /** 0 if the booking has only the package's name. */
  packageId: number;
  date: PlainDate;
  /** The name of its package. */
  name: string;
  load: DepartureLoad;
}

const isOpen = ({ pending, due = 0 }: DepartureLoad) => pending > 0 || due > 0;

/** The departures of bookings that need attention, soonest first. */
export const openDepartures = (bookings: readonly Booking[]): OpenDeparture[] => {
  const loads = departureLoads(bookings);
  const departures = bookings.flatMap((booking) => {
    const { service_id, service_name, start_date: date } = booking;
    const named = packageOf(booking);
    if (named === undefined || !date) return [];
    const key = departureKey(named, date);
    const load = loads.get(key);
    const packageId = service_id ?? 0;
    const name = firstNonBlank(service_name) ?? unnamed($localize`package`, packageId);
    return load && isOpen(load) ? [[key, { id: key, packageId, date, name, load }] as const] : [];
  });
  return [...new Map(departures).values()].sort((a, b) => a.date.localeCompare(b.date));
};
