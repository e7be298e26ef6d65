import type { Booking } from '@/generated/model';
import type { ListedPage } from '@/lib/lists/listed-page';

/** The bookings of a screen without paging, as a page for going from record to record. */
export const listedIn = (bookings: readonly Booking[]): ListedPage => ({
  page: 1,
  ids: bookings.map(({ id }) => id),
  before: 0,
  total: bookings.length,
  more: false,
});
