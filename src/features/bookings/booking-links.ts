import { type Icon, IconUsers } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { serviceView } from '@/domain/bookings/booking';
import { manifestOf } from '@/domain/bookings/travel-links';
import type { Booking, ServiceType } from '@/generated/model';
import { serviceIcons } from './service-icons';

interface BookingLink {
  label: string;
  icon: Icon;
  link: LinkProps;
}

const labels: Readonly<Record<ServiceType, string>> = {
  package: $localize`Open package`,
  homestay: $localize`Open homestay`,
  hotel: $localize`Open hotel`,
};

/** The link to what is booked, if it has a view. */
export const serviceLink = (booking: Booking): BookingLink | undefined => {
  const { service_type: type } = booking;
  const link = serviceView(booking);
  return link && type ? { label: labels[type], icon: serviceIcons[type], link } : undefined;
};

/** Links to what is booked, and to its manifest. */
export const linksOf = (booking: Booking): BookingLink[] => {
  const service = serviceLink(booking);
  const manifest = manifestOf(booking);
  return [
    ...(service ? [service] : []),
    ...(manifest ? [{ label: $localize`Open manifest`, icon: IconUsers, link: manifest }] : []),
  ];
};
