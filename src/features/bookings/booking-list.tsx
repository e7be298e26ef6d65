import { useMemo } from 'react';
import { Alert } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListActions } from '@/components/data-table/column';
import { useListSearch } from '@/components/data-table/use-list-search';
import { useStable } from '@/components/hooks/use-stable';
import { ListScreen } from '@/components/list-page/list-screen';
import { isCancellable, nameOfBooking, statusColor, statusLabel } from '@/domain/bookings/booking';
import { bookingChoices } from '@/domain/bookings/booking-words';
import { bookingPage } from '@/domain/bookings/nearest-query';
import { deleteBooking } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { listBookingsSearch } from '@/generated/searches';
import { sameItems } from '@/lib/values/same-values';
import { bookingArea } from '@/resources/bookings';
import { bookingColumns } from './booking-columns';
import { linksOf } from './booking-links';
import { BookingViews } from './booking-views';
import { useCancelBooking } from './use-cancel-booking';

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
export const BookingList = () => {
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
