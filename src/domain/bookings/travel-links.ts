import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { Booking, ServiceType } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { firstNonBlank } from '@/lib/records/record-name';
import type { BookedPackage } from './departure-load';

/** What identifies a departure, with its date: bookings do not refer to departures. */
export interface Service {
  type: ServiceType;
  id?: number | undefined;
  /** Some bookings have only the service's name. */
  name?: string | undefined;
}

/** Whether a booking is for a service, by id, else by name; undefined if the booking has neither. */
export const isFor = (booking: Booking, service: Service): boolean | undefined => {
  const { service_type: type, service_id: id, service_name: name } = booking;
  if (type && type !== service.type) return false;
  if (type && id && service.id !== undefined) return id === service.id;
  return name && service.name !== undefined ? name === service.name : undefined;
};

/** The manifest of a date or of one departure: a list for printing and for spreadsheets. */
export const manifestLink = (day: PlainDate, service?: Service): LinkProps =>
  linkOptions({
    to: '/bookings',
    search: {
      view: 'manifest',
      day,
      ...(service && {
        service_type: service.type,
        ...(service.id !== undefined && { service: service.id }),
        ...(service.name !== undefined && { service_name: service.name }),
      }),
    },
  });

/** The service of a booking; undefined without its type, or without both id and name. */
export const serviceOf = ({
  service_type: type,
  service_id: id,
  service_name,
}: Booking): Service | undefined => {
  const name = firstNonBlank(service_name);
  return type && (id || name) ? { type, id: id ?? undefined, name } : undefined;
};

/** The manifest of a booking's departure, else of its date; undefined without a date. */
export const manifestOf = (booking: Booking): LinkProps | undefined => {
  const { start_date: day } = booking;
  return day && isPlainDate(day) ? manifestLink(day, serviceOf(booking)) : undefined;
};

export const departureBookings = (of: BookedPackage, date: PlainDate) =>
  manifestLink(date, { type: 'package', ...of });
