import { type Icon, IconBan, IconBuilding, IconHomeHeart, IconMountain } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { bookingArea } from '@/areas/bookings';
import { users } from '@/areas/pickers';
import type { Column, ListActions, MenuItem } from '@/components/data-table/column';
import { DayText, MomentText } from '@/components/day-text';
import { enumLabel } from '@/components/inputs/enum-options';
import { ListScreen } from '@/components/list-page/list-screen';
import { referred } from '@/components/pickers/picked-name';
import {
  isCancellable,
  nameOfBooking,
  serviceView,
  statusColor,
  statusLabel,
  travellerOf,
} from '@/domain/bookings/booking';
import { UserLink } from '@/domain/bookings/user-link';
import { deleteBooking, getListBookingsQueryOptions } from '@/generated/api/bookings/bookings';
import type { Booking, ServiceType } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { nameless } from '@/lib/record-name';
import { BookingBoard } from './board/booking-board';
import { bookingSearch } from './booking-search';
import { BookingViews } from './booking-views';
import { useCancelBooking } from './use-cancel-booking';

const columns: Column<Booking>[] = [
  { key: 'service_name', header: 'Service name', value: nameOfBooking, size: 184 },
  {
    key: 'user',
    header: 'User',
    value: (booking) => travellerOf(booking) ?? (booking.user && nameless(booking.user.id)),
    refers: ({ user }) => referred(users, user),
    cell: (booking) => <UserLink booking={booking} />,
    size: 144,
  },
  {
    key: 'service_type',
    header: 'Service type',
    value: ({ service_type }) => service_type && enumLabel(service_type),
    size: 96,
  },
  {
    key: 'start_date',
    header: 'Start date',
    value: ({ start_date }) => start_date,
    cell: ({ start_date }) => start_date && <DayText date={start_date} />,
    size: 156,
  },
  {
    key: 'end_date',
    header: 'End date',
    value: ({ end_date }) => end_date,
    cell: ({ end_date }) => end_date && <DayText date={end_date} />,
    size: 190,
    hidden: true,
  },
  {
    key: 'total_amount',
    header: 'Total amount',
    align: 'end',
    value: ({ total_amount }) => total_amount,
    cell: ({ total_amount }) => formatNpr(total_amount),
    size: 120,
  },
  {
    key: 'created_at',
    header: 'Created at',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => created_at && <MomentText moment={created_at} />,
    size: 220,
    hidden: true,
  },
  { key: 'id', header: 'ID', align: 'end', value: ({ id }) => id, size: 64 },
];

const serviceActions: Record<ServiceType, { label: string; icon: Icon }> = {
  package: { label: 'Open package', icon: IconMountain },
  homestay: { label: 'Open homestay', icon: IconHomeHeart },
  hotel: { label: 'Open hotel', icon: IconBuilding },
};

/** The way to what is booked. */
const openService = (booking: Booking): MenuItem[] => {
  const link = serviceView(booking);
  return link && booking.service_type ? [{ ...serviceActions[booking.service_type], link }] : [];
};

const actionsWith = (cancel: (booking: Booking) => void): ListActions<Booking> => ({
  name: nameOfBooking,
  view: ({ id }) => bookingArea.open(id),
  menu: (booking) => [
    ...openService(booking),
    ...(isCancellable(booking)
      ? [
          {
            label: 'Cancel booking',
            icon: IconBan,
            color: 'danger',
            onClick: () => cancel(booking),
          },
        ]
      : []),
  ],
  remove: ({ id }) => deleteBooking(id),
  status: { of: ({ status }) => status, label: statusLabel, color: statusColor },
});

const BookingTable = () => {
  const [cancel, dialog] = useCancelBooking();
  return (
    <>
      <ListScreen
        area={bookingArea}
        search={bookingSearch}
        page={getListBookingsQueryOptions}
        columns={columns}
        actions={actionsWith(cancel)}
        viewSwitch={<BookingViews />}
      />
      {dialog}
    </>
  );
};

export const BookingList = () => {
  const { view }: { view?: unknown } = useSearch({ strict: false });
  return view === 'board' ? <BookingBoard /> : <BookingTable />;
};
