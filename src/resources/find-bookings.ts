import { listBookings } from '@/generated/api/bookings/bookings';
import { todayInNepal } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { bookingDetails } from './record-details';
import { findBy, type FindRecords } from './records';

/** The most to request, latest travel first: more would be too slow while typing. */
const MOST_ASKED = 25;

/** Upcoming bookings first, then past ones, latest first, whatever order the API uses. */
const listNearest: typeof listBookings = async (params, ...rest) => {
  const asked = { ...params, sort: '-start_date', per_page: MOST_ASKED };
  const answer = await listBookings(asked, ...rest);
  const rows = nearestFirst(answer.data, todayInNepal(), ({ start_date }) => start_date ?? undefined);
  return { ...answer, data: rows.slice(0, params?.per_page) };
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
