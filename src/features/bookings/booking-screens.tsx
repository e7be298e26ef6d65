import { useSearch } from '@tanstack/react-router';
import { BookingList } from './booking-list';
import { DaysScreen } from './travel/days-screen';
import { ManifestScreen } from './travel/manifest-screen';
import { MonthScreen } from './travel/month-screen';
import { validateBookings } from './travel/travel-search';

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
