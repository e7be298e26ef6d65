import { sortName } from '@/api/tolerant/other-names';
import { type BookingPages, bookingPages } from '@/domain/bookings/booking-pages';
import { readTravel, type Travel } from '@/domain/bookings/read-travel';
import { listBookings } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { type Month, monthAfter, monthOf, rangeOfMonth } from '@/lib/dates/months';
import { formatCount } from '@/lib/formats/formats';
import { maxPerPage } from '@/lib/lists/list-search';
import type { SummedBooking } from './booking-sums';
import type { ReadOutcome, ReadStep } from './read-step';

/** The months to read, relative to the current one, most important first. */
const wanted = [1, 2, 3, -1, 4, 5, -2, -3, -4, -5, -6];

const summed = (booking: Booking): SummedBooking => {
  const { id, status, service_type, service_id, start_date, total_amount, paid_amount } = booking;
  return { id, status, service_type, service_id, start_date, total_amount, paid_amount };
};

const ofMonth = (month: Month, { days, total }: Travel): ReadOutcome => ({
  bookings: { month, rows: [...days.values()].flat().map(summed), of: total },
});

const monthStep = (pages: BookingPages, month: Month): ReadStep => ({
  key: `bookings of ${month}`,
  what: $localize`the bookings of ${month}:month:`,
  about: 'bookings',
  run: async () => {
    const travel = await readTravel(pages, rangeOfMonth(month));
    return 'days' in travel ? ofMonth(month, travel) : {};
  },
});

const pageStep = (pages: BookingPages, page: number): ReadStep => ({
  key: `page ${page} of the bookings`,
  what: $localize`page ${formatCount(page)}:page: of the bookings`,
  about: 'all bookings',
  run: async () => ({ page: (await pages.page(page)).data }),
});

/** Reads the bookings of twelve months, by month; by page if the API does not sort by travel date. */
export const bookingSteps = (today: PlainDate): readonly ReadStep[] => [
  {
    key: 'bookings',
    what: $localize`the bookings`,
    about: 'bookings',
    run: async () => {
      const sort = sortName('start_date');
      const pages = bookingPages((page) => listBookings({ page, per_page: maxPerPage, sort }));
      const month = monthOf(today);
      const travel = await readTravel(pages, rangeOfMonth(month));
      if ('undated' in travel) return { bookings: { rows: [], undated: true } };
      if ('days' in travel) {
        const more = wanted.map((by) => monthStep(pages, monthAfter(month, by)));
        return { ...ofMonth(month, travel), more };
      }
      return { more: Array.from({ length: travel.pages }, (_, index) => pageStep(pages, index + 1)) };
    },
  },
];
