import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { validateBookings } from '@/features/bookings/board/board-search';
import { BookingList } from '@/features/bookings/booking-list';
import { bookingSearch } from '@/features/bookings/booking-search';
import { getListBookingsQueryOptions } from '@/generated/api/bookings/bookings';

const loadList = listLoader(bookingSearch, getListBookingsQueryOptions);

export const Route = createFileRoute('/_shell/bookings/')({
  validateSearch: validateBookings,
  loader: (route) => ('view' in route.location.search ? undefined : loadList(route)),
  component: BookingList,
});
