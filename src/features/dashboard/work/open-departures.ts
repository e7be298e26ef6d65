import {
  departureKey,
  type DepartureLoad,
  departureLoads,
  packageOf,
} from '@/domain/bookings/departure-load';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { firstNonBlank, unnamed } from '@/lib/record-name';

/** A departure with bookings that wait, or that are not paid. */
export interface OpenDeparture {
  id: string;
  /** 0 where the booking names its package by name alone. */
  packageId: number;
  date: PlainDate;
  /** What its package is called. */
  name: string;
  load: DepartureLoad;
}

const isOpen = ({ pending, due = 0 }: DepartureLoad) => pending > 0 || due > 0;

/** The departures among bookings that somebody has to see to, the next first. */
export const openDepartures = (bookings: readonly Booking[]): OpenDeparture[] => {
  const loads = departureLoads(bookings);
  const departures = bookings.flatMap((booking) => {
    const { service_id, service_name, start_date: date } = booking;
    const named = packageOf(booking);
    if (named === undefined || !date) return [];
    const key = departureKey(named, date);
    const load = loads.get(key);
    const packageId = service_id ?? 0;
    const name = firstNonBlank(service_name) ?? unnamed('package', packageId);
    return load && isOpen(load) ? [[key, { id: key, packageId, date, name, load }] as const] : [];
  });
  return [...new Map(departures).values()].sort((a, b) => a.date.localeCompare(b.date));
};
