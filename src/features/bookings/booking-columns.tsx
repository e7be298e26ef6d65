import { Text } from '@mantine/core';
import type { Column } from '@/components/data-table/column';
import { moneyColumn } from '@/components/data-table/money-column';
import { useToday } from '@/components/hooks/use-today';
import { ContactLink } from '@/components/links/contact-link';
import { referred } from '@/components/pickers/picked-name';
import { DayName, MomentText } from '@/components/text/day-text';
import { dueOf, havePaidAmounts, nameOfBooking, peopleIn, travellerOf } from '@/domain/bookings/booking';
import type { NearestPage } from '@/domain/bookings/nearest-query';
import { UserLink } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { unnamedReference } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';
import { userPicker } from '@/resources/pickers';

/** The travel date; past dates are dimmed. */
const TravelDay = ({ date }: { date: PlainDate }) => (
  <Text span inherit c={date < useToday() ? 'dimmed' : undefined}>
    <DayName date={date} />
  </Text>
);

const columns: Column<Booking>[] = [
  { key: 'service_name', value: nameOfBooking, size: 176 },
  {
    key: 'start_date',
    header: $localize`Start date`,
    cell: ({ start_date }) => start_date && <TravelDay date={start_date} />,
    size: 116,
  },
  {
    key: 'user',
    header: $localize`User`,
    value: (booking) => travellerOf(booking) ?? (booking.user && unnamedReference(booking.user.id)),
    refers: (booking) => (travellerOf(booking) === undefined ? referred(userPicker, booking.user) : []),
    cell: (booking) => <UserLink booking={booking} />,
    size: 128,
  },
  { key: 'people', header: $localize`Travellers`, align: 'end', value: peopleIn, size: 80 },
  moneyColumn({ key: 'due', header: $localize`Still to pay`, value: dueOf, size: 112 }),
  {
    key: 'contact_phone',
    header: $localize`Contact phone`,
    cell: ({ contact_phone }) => <ContactLink kind="phone" value={contact_phone} />,
    size: 156,
  },
  {
    key: 'service_type',
    header: $localize`Service type`,
    value: ({ service_type }) => service_type && enumLabel(service_type),
    size: 96,
    hidden: true,
  },
  {
    key: 'end_date',
    header: $localize`End date`,
    cell: ({ end_date }) => end_date && <DayName date={end_date} />,
    size: 116,
    hidden: true,
  },
  moneyColumn({ key: 'total_amount', size: 120, hidden: true }),
  {
    key: 'created_at',
    header: $localize`Created at`,
    cell: ({ created_at }) => created_at && <MomentText moment={created_at} />,
    size: 220,
    hidden: true,
  },
  { key: 'id', align: 'end', size: 64, hidden: true },
];

/** Columns whose values an API may omit: they appear as soon as a booking has a value. */
const mayBeEmpty: Partial<Record<string, (bookings: readonly Booking[]) => boolean>> = {
  people: (bookings) => bookings.some((booking) => peopleIn(booking) !== undefined),
  due: havePaidAmounts,
  contact_phone: (bookings) => bookings.some(({ contact_phone }) => contact_phone),
};

const nearestFirst = columns.map((column) =>
  column.key === 'start_date' ? { ...column, ownOrder: $localize`Nearest travel first` } : column,
);

/** The columns of the list, without those that are empty for these bookings. */
export const bookingColumns = (bookings: readonly Booking[], order: NearestPage['order'] | undefined) =>
  (order === 'nearest' ? nearestFirst : columns).filter(
    ({ key }) => bookings.length === 0 || (mayBeEmpty[key]?.(bookings) ?? true),
  );
