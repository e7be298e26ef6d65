import { type Icon, IconUsers } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { serviceView } from '@/domain/bookings/booking';
import { manifestOf } from '@/domain/bookings/travel-links';
import type { Booking } from '@/generated/model';
import { serviceIcons } from './service-icons';

interface BookingLink {
  label: string;
  icon: Icon;
  link: LinkProps;
}

/** Links to what is booked, and to its manifest. */
export const linksOf = (booking: Booking): BookingLink[] => {
  const { service_type: type } = booking;
  const service = serviceView(booking);
  const manifest = manifestOf(booking);
  return [
    ...(service && type
      ? [{ label: $localize`Open ${type}:type:`, icon: serviceIcons[type], link: service }]
      : []),
    ...(manifest ? [{ label: $localize`Open manifest`, icon: IconUsers, link: manifest }] : []),
  ];
};
