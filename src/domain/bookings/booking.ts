import type { MantineColor } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { packageArea } from '@/areas/packages';
import { homestayLinks, hotelLinks } from '@/areas/stay-links';
import { enumLabel } from '@/components/inputs/enum-options';
import type { Booking, BookingStatus } from '@/generated/model';
import { counted } from '@/lib/plural';
import { firstName, referenceName, unnamed } from '@/lib/record-name';

const colors: Partial<Record<string, MantineColor>> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'gray',
  cancelled: 'danger',
} satisfies Record<BookingStatus, MantineColor>;

/** A status in words and in colour; a backend may have others than the four, or say none that can be read. */
export const statusLabel = (status = ''): string => (status === '' ? 'Unknown' : enumLabel(status));
export const statusColor = (status: string): MantineColor => colors[status] ?? 'gray';

/** What is booked, else the booking by its number. */
export const nameOfBooking = ({ id, service_name }: Booking): string =>
  firstName(service_name) ?? unnamed('booking', id);

/** The traveller's name, if the booking gives one. */
export const travellerOf = ({ user, contact_name }: Booking): string | undefined =>
  firstName(user && referenceName(user), contact_name);

/** Whether the journey was not called off. */
export const isGoing = ({ status }: Pick<Booking, 'status'>): boolean => status !== 'cancelled';

/** What happened already is not cancelled. */
export const isCancellable = (booking: Booking): boolean =>
  isGoing(booking) && booking.status !== 'completed';

const views: Partial<Record<string, (id: number) => LinkProps>> = {
  package: packageArea.open,
  homestay: homestayLinks.home,
  hotel: hotelLinks.home,
};

/** The screen of what is booked, where its kind and id are known. */
export const serviceView = ({ service_type, service_id }: Booking): LinkProps | undefined =>
  service_type && service_id ? views[service_type]?.(service_id) : undefined;

/** How many travel, as far as the booking says. */
export const peopleIn = ({ adults, children }: Booking): number | undefined =>
  typeof adults === 'number' || typeof children === 'number' ? (adults ?? 0) + (children ?? 0) : undefined;

/** Who travels, in words; nothing where the booking does not say it. */
export const partyInWords = ({ adults, children }: Booking): string | undefined => {
  const parts = [
    adults ? counted(adults, 'adult', 'adults') : undefined,
    children ? counted(children, 'child', 'children') : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
};

/**
 * What is still to pay, in NPR: nothing is owed for what was cancelled, or paid too much. What was paid counts as nothing
 * where the booking does not say it: see `sayPaid`.
 */
export const dueOf = (booking: Booking): number | undefined => {
  const { total_amount, paid_amount } = booking;
  return typeof total_amount === 'number' && isGoing(booking)
    ? Math.max(total_amount - (paid_amount ?? 0), 0)
    : undefined;
};

/** Whether the API says what was paid: one that leaves out zeros says it of some bookings, another of none. */
export const sayPaid = (bookings: readonly Booking[]): boolean =>
  bookings.some(({ paid_amount }) => typeof paid_amount === 'number');
