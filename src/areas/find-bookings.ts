import { listBookings } from '@/generated/api/bookings/bookings';
import { bookingDetails } from './record-details';
import { findBy, type FindRecords } from './records';

const byService = findBy(listBookings, 'service_name', bookingDetails);
const byTraveller = findBy(listBookings, 'user', bookingDetails);

/** Finds bookings by what is booked and by who travels; an API may refuse to look for people by name. */
export const findBookings: FindRecords = async (...search) => {
  const [named, travelled] = await Promise.all([
    byService(...search),
    byTraveller(...search).catch(() => []),
  ]);
  return [...named, ...travelled];
};
