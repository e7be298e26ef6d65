import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { Booking, ServiceType } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates';
import { firstName } from '@/lib/record-name';
import type { BookedPackage } from './departure-load';

/** What a departure is known by, beside its day: bookings name no departure. */
export interface Service {
  type: ServiceType;
  id?: number | undefined;
  /** Some bookings name a service without its id. */
  name?: string | undefined;
}

/** Whether a booking is for a service, by its id, else by its name; nothing where the booking does not say what it is for. */
export const isFor = (booking: Booking, service: Service): boolean | undefined => {
  const { service_type: type, service_id: id, service_name: name } = booking;
  if (type && type !== service.type) return false;
  if (type && id && service.id !== undefined) return id === service.id;
  return name && service.name !== undefined ? name === service.name : undefined;
};

/** Who travels on a day, or with one departure: a list for paper and for spreadsheets. */
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

/** The manifest of the departure that a booking belongs to, else of its day; nothing where the day is not known. */
export const manifestOf = (booking: Booking): LinkProps | undefined => {
  const { start_date: day, service_type: type, service_id: id, service_name: name } = booking;
  if (!day || !isPlainDate(day)) return undefined;
  const isSaid = type && (id ?? name);
  return manifestLink(day, isSaid ? { type, id: id ?? undefined, name: firstName(name) } : undefined);
};

/** The bookings of a departure. */
export const departureBookings = (of: BookedPackage, date: PlainDate) =>
  manifestLink(date, { type: 'package', ...of });
