import { listBookings } from '@/generated/api/bookings/bookings';
import { todayInNepal } from '@/lib/dates/dates';
import { nearestBookings } from './nearest-bookings';
import { bookingDetails } from './record-details';
import { findBy, type FindRecords } from './records';

/** The rows of a page: more would be too slow while typing. */
const PER_PAGE = 50;

/** Upcoming bookings first, then past ones, latest first, whatever order the API uses. */
const listNearest = async (...[params, options, signal]: Parameters<typeof listBookings>) => {
  const read = (page: number) =>
    listBookings({ ...params, sort: '-start_date', page, per_page: PER_PAGE }, options, signal);
  const rows = await nearestBookings(read, PER_PAGE, todayInNepal());
  return { data: rows.slice(0, params?.per_page) };
};

const byService = findBy(listNearest, 'service_name', bookingDetails);
const byTraveller = findBy(listNearest, 'user', bookingDetails);

/** Finds bookings by listing and by traveller; an API may refuse to search for travellers by name. */
export const findBookings: FindRecords = async (...search) => {
  const [named, travelled] = await Promise.all([
    byService(...search),
    byTraveller(...search).catch(() => []),
  ]);
  return [...named, ...travelled];
};
