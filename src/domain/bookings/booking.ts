import type { MantineColor } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { Booking, BookingStatus } from '@/generated/model';
import { firstNonBlank, referenceName, unnamed } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';
import { plural } from '@/lib/text/plural';
import { packageArea } from '@/resources/packages';
import { homestayLinks, hotelLinks } from '@/resources/stay-links';

const colors: Partial<Record<string, MantineColor>> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'gray',
  cancelled: 'danger',
} satisfies Record<BookingStatus, MantineColor>;

/** The status as text; a backend may use others than the four, or send an unreadable one. */
export const statusLabel = (status = ''): string => (status === '' ? $localize`Unknown` : enumLabel(status));
export const statusColor = (status: string): MantineColor => colors[status] ?? 'gray';

/** The name of what is booked, else the booking's number. */
export const nameOfBooking = ({ id, service_name }: Booking): string =>
  firstNonBlank(service_name) ?? unnamed($localize`booking`, id);

/** The traveller's name, if the booking gives one. */
export const travellerOf = ({ user, contact_name }: Booking): string | undefined =>
  firstNonBlank(user && referenceName(user), contact_name);

/** Whether the booking is not cancelled. */
export const isGoing = ({ status }: Pick<Booking, 'status'>): boolean => status !== 'cancelled';

/** Completed bookings cannot be cancelled. */
export const isCancellable = (booking: Booking): boolean =>
  isGoing(booking) && booking.status !== 'completed';

const views: Partial<Record<string, (id: number) => LinkProps>> = {
  package: packageArea.open,
  homestay: homestayLinks.home,
  hotel: hotelLinks.home,
};

/** The view screen of what is booked, if its kind and id are known. */
export const serviceView = ({ service_type, service_id }: Booking): LinkProps | undefined =>
  service_type && service_id ? views[service_type]?.(service_id) : undefined;

/** The number of travellers, if known. */
export const peopleIn = ({ adults, children, people }: Booking): number | undefined =>
  typeof adults === 'number' || typeof children === 'number'
    ? (adults ?? 0) + (children ?? 0)
    : (people ?? undefined);

/** The travellers as text; undefined if unknown. */
export const partyInWords = (booking: Booking): string | undefined => {
  const { adults, children } = booking;
  const people = peopleIn(booking);
  const parts = [
    adults ? plural(adults, { one: $localize`# adult`, other: $localize`# adults` }) : undefined,
    children ? plural(children, { one: $localize`# child`, other: $localize`# children` }) : undefined,
    !adults && !children && people
      ? plural(people, { one: $localize`# traveller`, other: $localize`# travellers` })
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
};

/**
 * The amount due, in NPR; nothing is due for a cancelled or overpaid booking. A missing paid amount counts as zero: see
 * `havePaidAmounts`.
 */
export const dueOf = (booking: Booking): number | undefined => {
  const { total_amount, paid_amount } = booking;
  return typeof total_amount === 'number' && isGoing(booking)
    ? Math.max(total_amount - (paid_amount ?? 0), 0)
    : undefined;
};

/** Whether the API sends paid amounts: one that omits zeros sends some, another none at all. */
export const havePaidAmounts = (bookings: readonly Booking[]): boolean =>
  bookings.some(({ paid_amount }) => typeof paid_amount === 'number');

type KnownField = keyof { [Key in keyof Booking as string extends Key ? never : Key]: true };

/** The fields of the contract. */
const known: Record<KnownField, true> = {
  id: true,
  user: true,
  code: true,
  service_type: true,
  service_id: true,
  service_name: true,
  room_name: true,
  status: true,
  start_date: true,
  end_date: true,
  nights: true,
  adults: true,
  children: true,
  people: true,
  currency: true,
  total_amount: true,
  paid_amount: true,
  contact_name: true,
  contact_email: true,
  contact_phone: true,
  note: true,
  cancel_reason: true,
  created_at: true,
};

/** Whether a booking's field is one of the contract's, which screens show by itself. */
export const isKnownField = (name: string): boolean => name in known;
