import type { Column } from '@/components/data-table/column';
import { referred } from '@/components/pickers/picked-name';
import { dueOf, havePaidAmounts, nameOfBooking, statusLabel, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { unnamedReference } from '@/lib/records/record-name';
import { plainText } from '@/lib/text/html';
import { users } from '@/resources/pickers';

const columns: Column<Booking>[] = [
  { key: 'id', header: 'Booking' },
  { key: 'start_date', header: 'Start date' },
  { key: 'end_date', header: 'End date' },
  { key: 'service_name', header: 'Service name', value: nameOfBooking },
  { key: 'room_name', header: 'Room name' },
  {
    key: 'user',
    header: 'Traveller',
    value: (booking) => travellerOf(booking) ?? (booking.user && unnamedReference(booking.user.id)),
    refers: (booking) => (travellerOf(booking) === undefined ? referred(users, booking.user) : []),
  },
  { key: 'adults', header: 'Adults' },
  { key: 'children', header: 'Children' },
  { key: 'contact_phone', header: 'Contact phone' },
  { key: 'contact_email', header: 'Contact email' },
  { key: 'total_amount', header: 'Total amount' },
  { key: 'paid_amount', header: 'Paid amount' },
  { key: 'due', header: 'Still to pay', value: dueOf },
  { key: 'status', header: 'Status', value: ({ status }) => statusLabel(status) },
  { key: 'note', header: 'Note', value: ({ note }) => note && plainText(note) },
];

/** The columns of the file; the amount due only if the API sends paid amounts. */
export const csvColumns = (bookings: readonly Booking[]): Column<Booking>[] =>
  havePaidAmounts(bookings) ? columns : columns.filter(({ key }) => key !== 'due');
