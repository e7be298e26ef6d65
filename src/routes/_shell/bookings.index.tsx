import { createFileRoute } from '@tanstack/react-router';
import { listLoader, preload } from '@/app/loaders';
import { bookingPage } from '@/domain/bookings/nearest-query';
import { travelQuery } from '@/domain/bookings/travel-query';
import { BookingScreens } from '@/features/bookings/booking-screens';
import { travelOf } from '@/features/bookings/travel/travel-filters';
import { validateBookings } from '@/features/bookings/travel/travel-search';
import { listBookingsSearch } from '@/generated/searches';
import { todayInNepal } from '@/lib/dates/dates';

const loadList = listLoader(listBookingsSearch, bookingPage);

export const Route = createFileRoute('/_shell/bookings/')({
  validateSearch: validateBookings,
  loader: (route) => {
    const search = validateBookings(route.location.search);
    return search.view === undefined
      ? loadList(route)
      : preload(route.context, travelQuery(travelOf(search, todayInNepal())));
  },
  component: BookingScreens,
});
