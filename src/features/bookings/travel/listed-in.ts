import type { Booking } from '@/generated/model';
import type { ListedPage } from '@/lib/listed-page';

/** The bookings of a screen without pages, as one goes through them from booking to booking. */
export const listedIn = (bookings: readonly Booking[]): ListedPage => ({
  page: 1,
  ids: bookings.map(({ id }) => id),
  before: 0,
  total: bookings.length,
  more: false,
});
