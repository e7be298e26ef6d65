import { queryOptions } from '@tanstack/react-query';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { bookingPages, type Share } from './booking-pages';
import { type DepartureLoads, departureLoads } from './departure-load';
import type { Undated, Unordered } from './ordered-bookings';
import { type DayRange, readTravel } from './read-travel';

/** The loads of departures in a date range, from the bookings read. */
export interface ReadLoads {
  range: DayRange;
  loads: DepartureLoads;
  /** Set if not all bookings were read. */
  share: Share | undefined;
}

interface LoadsOptions {
  range: DayRange;
  /** Reads beyond the limit, at the user's request. */
  whole?: boolean;
}

/** The most pages of bookings to read without a request by the user. */
const MOST_PAGES = 25;

/** How long a page of bookings is reused for other date ranges, in milliseconds. */
const FRESH_MS = 60_000;

const filters = { service_type: 'package', sort: 'start_date' } as const satisfies ListBookingsParams;

/** A page of package bookings, shared by several date ranges. */
const pageQuery = (page: number) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'of packages', page],
    queryFn: ({ signal }) => listBookings({ ...filters, page, per_page: maxPerPage }, undefined, signal),
    staleTime: FRESH_MS,
  });

/** The booking totals of departures in a date range; or that the bookings lack dates or packages. */
export const loadsQuery = ({ range, whole = false }: LoadsOptions) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'loads', range, whole],
    queryFn: async ({ client, signal }): Promise<ReadLoads | Undated | Unordered> => {
      const read = (page: number) => {
        signal.throwIfAborted();
        return client.query(pageQuery(page));
      };
      const pages = bookingPages(read, { most: whole ? Infinity : MOST_PAGES });
      const travel = await readTravel(pages, range);
      if (!('days' in travel)) return travel;
      const bookings = [...travel.days.values()].flat();
      const loads = departureLoads(bookings);
      // Bookings without a package cannot be joined to departures.
      if (loads.size === 0 && bookings.length > 0) return { undated: bookings.length };
      return { range, loads, share: travel.share };
    },
    staleTime: FRESH_MS,
    retryOnMount: false,
  });
