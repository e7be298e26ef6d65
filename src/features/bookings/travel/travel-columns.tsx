import type { ReactNode } from 'react';
import { ContactLink } from '@/components/links/contact-link';
import { RecordLink } from '@/components/links/record-link';
import { dueOf, havePaidAmounts, nameOfBooking, peopleIn, travellerOf } from '@/domain/bookings/booking';
import { BookingStatusBadge } from '@/domain/bookings/booking-status';
import { manifestOf } from '@/domain/bookings/travel-links';
import type { TravelTotals } from '@/domain/bookings/travel-totals';
import { Traveller } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import { formatNpr } from '@/lib/formats/formats';
import { unnamed } from '@/lib/records/record-name';
import { bookingArea } from '@/resources/bookings';

/** One column of a table of bookings. */
export interface TravelColumn {
  key: ColumnKey;
  header: string;
  align?: 'end';
  cell: (booking: Booking) => ReactNode;
  /** The cell in the row of totals. */
  total?: (totals: TravelTotals) => ReactNode;
  /** Whether any of the bookings has a value; empty columns are left out. */
  hasValues?: (bookings: readonly Booking[]) => boolean;
}

/** Bookings under a heading. */
interface TravelGroup {
  key: string;
  heading?: ReactNode;
  bookings: readonly Booking[];
}

export interface TravelTableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly TravelColumn[];
  groups: readonly TravelGroup[];
  /** The totals in the last row. */
  totals?: TravelTotals;
  /** Shows the travellers' special requests below their bookings. */
  notes?: boolean;
}

export type ColumnKey = 'service' | 'traveller' | 'people' | 'phone' | 'paid' | 'due' | 'status';

/** The traveller's name, as a link to the booking. */
const BookingLink = ({ booking }: { booking: Booking }) => (
  <RecordLink link={bookingArea.open(booking.id)}>
    {travellerOf(booking) === undefined && !booking.user ? (
      unnamed($localize`booking`, booking.id)
    ) : (
      <Traveller booking={booking} />
    )}
  </RecordLink>
);

/** The booked service, as a link to its manifest on that day. */
const DepartureLink = ({ booking }: { booking: Booking }) => {
  const link = manifestOf(booking);
  const name = <bdi>{nameOfBooking(booking)}</bdi>;
  return link ? <RecordLink link={link}>{name}</RecordLink> : name;
};

const money = (amount: Parameters<typeof formatNpr>[0]) => {
  const text = formatNpr(amount);
  return text && <bdi>{text}</bdi>;
};

const columns: Record<ColumnKey, Omit<TravelColumn, 'key'>> = {
  service: { header: $localize`Service name`, cell: (booking) => <DepartureLink booking={booking} /> },
  traveller: { header: $localize`Traveller`, cell: (booking) => <BookingLink booking={booking} /> },
  people: {
    header: $localize`Travellers`,
    align: 'end',
    cell: peopleIn,
    total: ({ people }) => people,
    hasValues: (bookings) => bookings.some((booking) => peopleIn(booking) !== undefined),
  },
  phone: {
    header: $localize`Phone`,
    cell: ({ contact_phone }) => <ContactLink kind="phone" value={contact_phone} />,
    hasValues: (bookings) => bookings.some(({ contact_phone }) => contact_phone),
  },
  paid: {
    header: $localize`Paid`,
    align: 'end',
    cell: ({ paid_amount }) => money(paid_amount),
    total: ({ paid }) => money(paid),
    hasValues: havePaidAmounts,
  },
  due: {
    header: $localize`Still to pay`,
    align: 'end',
    cell: (booking) => money(dueOf(booking)),
    total: ({ due }) => money(due),
    hasValues: havePaidAmounts,
  },
  status: { header: $localize`Status`, cell: ({ status }) => <BookingStatusBadge status={status} /> },
};

/** The columns that have values for these bookings, and `always`, to be filled in by hand. */
export const columnsFor = (
  bookings: readonly Booking[],
  keys: readonly ColumnKey[],
  always?: ColumnKey,
): TravelColumn[] =>
  keys
    .map((key) => ({ key, ...columns[key] }))
    .filter(({ key, hasValues }) => key === always || (hasValues?.(bookings) ?? true));

/** Sorts by service, then by traveller. */
export const byService = (bookings: readonly Booking[]): Booking[] => {
  const keyOf = (booking: Booking) => `${nameOfBooking(booking)}\n${travellerOf(booking) ?? ''}`;
  return bookings.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
};
