import { useMemo } from 'react';
import { Alert, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Column, ListActions } from '@/components/data-table/column';
import { moneyColumn } from '@/components/data-table/money-column';
import { useListSearch } from '@/components/data-table/use-list-search';
import { useStable } from '@/components/hooks/use-stable';
import { useToday } from '@/components/hooks/use-today';
import { ContactLink } from '@/components/links/contact-link';
import { ListScreen } from '@/components/list-page/list-screen';
import { referred } from '@/components/pickers/picked-name';
import { DayName, MomentText } from '@/components/text/day-text';
import {
  dueOf,
  havePaidAmounts,
  isCancellable,
  nameOfBooking,
  peopleIn,
  statusColor,
  statusLabel,
  travellerOf,
} from '@/domain/bookings/booking';
import { bookingChoices } from '@/domain/bookings/booking-words';
import { bookingPage, type NearestPage } from '@/domain/bookings/nearest-query';
import { UserLink } from '@/domain/bookings/user-link';
import { deleteBooking } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { listBookingsSearch } from '@/generated/searches';
import type { PlainDate } from '@/lib/dates/dates';
import { unnamedReference } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';
import { sameItems } from '@/lib/values/same-values';
import { bookingArea } from '@/resources/bookings';
import { userPicker } from '@/resources/pickers';
import { linksOf } from './booking-links';
import { BookingViews } from './booking-views';
import { DaysScreen } from './travel/days-screen';
import { ManifestScreen } from './travel/manifest-screen';
import { MonthScreen } from './travel/month-screen';
import { validateBookings } from './travel/travel-search';
import { useCancelBooking } from './use-cancel-booking';

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
const bookingColumns = (bookings: readonly Booking[], order: NearestPage['order'] | undefined) =>
  (order === 'nearest' ? nearestFirst : columns).filter(
    ({ key }) => bookings.length === 0 || (mayBeEmpty[key]?.(bookings) ?? true),
  );

const actionsWith = (cancel: (booking: Booking) => void): ListActions<Booking> => ({
  name: nameOfBooking,
  view: ({ id }) => bookingArea.open(id),
  menu: (booking) => [
    ...linksOf(booking),
    ...(isCancellable(booking)
      ? [
          {
            label: $localize`Cancel booking`,
            icon: IconBan,
            color: 'danger',
            onClick: () => cancel(booking),
          },
        ]
      : []),
  ],
  remove: deleteBooking,
  status: { of: ({ status }) => status, label: statusLabel, color: statusColor },
});

/** The bookings, upcoming ones first if the API can sort them. */
const BookingList = () => {
  const [cancel, dialog] = useCancelBooking();
  const actions = useMemo(() => actionsWith(cancel), [cancel]);
  const { params } = useListSearch(listBookingsSearch);
  const { data } = useQuery({
    ...bookingPage(params),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const columns = useStable(bookingColumns(data?.data ?? [], data?.order), sameItems);
  const isUnordered = params.sort === undefined && data?.order === 'server';
  return (
    <>
      <ListScreen
        area={bookingArea}
        search={listBookingsSearch}
        page={bookingPage}
        columns={columns}
        actions={actions}
        choices={bookingChoices}
        viewSwitch={<BookingViews />}
        note={
          isUnordered && (
            <Alert color="gray" role="status">
              {$localize`The server does not order bookings by travel date, so they are listed in the order in which it sends them.`}
            </Alert>
          )
        }
      />
      {dialog}
    </>
  );
};

/** The view of the bookings that the URL selects: list, month, days or manifest. */
export const BookingScreens = () => {
  const search = validateBookings(useSearch({ strict: false }));
  switch (search.view) {
    case 'board':
      return <MonthScreen search={search} />;
    case 'days':
      return <DaysScreen search={search} />;
    case 'manifest':
      return <ManifestScreen search={search} />;
    default:
      return <BookingList />;
  }
};
