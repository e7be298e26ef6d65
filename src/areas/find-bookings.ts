import { listBookings } from '@/generated/api/bookings/bookings';
import { todayInNepal } from '@/lib/dates';
import { nearestFirst } from '@/lib/nearest-first';
import { bookingDetails } from './record-details';
import { findBy, type FindRecords } from './records';

/** So many are asked for, from the latest travel backwards: more would be slow while one is typing. */
const MOST_ASKED = 25;

/** Those that travel next, then the past ones from the latest, whatever order the API keeps. */
const listNearest: typeof listBookings = async (params, ...rest) => {
  const asked = { ...params, sort: '-start_date', per_page: MOST_ASKED };
  const answer = await listBookings(asked, ...rest);
  const rows = nearestFirst(answer.data, todayInNepal(), ({ start_date }) => start_date ?? undefined);
  return { ...answer, data: rows.slice(0, params?.per_page) };
};

const byService = findBy(listNearest, 'service_name', bookingDetails);
const byTraveller = findBy(listNearest, 'user', bookingDetails);

/** Finds bookings by what is booked and by who travels; an API may refuse to look for people by name. */
export const findBookings: FindRecords = async (...search) => {
  const [named, travelled] = await Promise.all([
    byService(...search),
    byTraveller(...search).catch(() => []),
  ]);
  return [...named, ...travelled];
};
