import { queryOptions } from '@tanstack/react-query';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/list-search';
import { boundedTravel, type Share } from './bounded-travel';
import { type DepartureLoads, departureLoads } from './departure-load';
import type { DayRange, Undated } from './read-travel';

/** What the bookings that were read say of the departures of some days. */
export interface ReadLoads {
  range: DayRange;
  loads: DepartureLoads;
  /** Where not all bookings were read. */
  share: Share | undefined;
}

interface LoadsOptions {
  range: DayRange;
  /** Reads beyond the bound: somebody has to have asked for it. */
  whole?: boolean;
}

/** The most pages of bookings that are read unasked. */
const MOST_PAGES = 25;

/** How long a page of bookings serves several ranges, in milliseconds. */
const FRESH_MS = 60_000;

const filters = { service_type: 'package', sort: 'start_date' } as const satisfies ListBookingsParams;

/** A page of the bookings of packages, which several ranges of days look at. */
const pageQuery = (page: number) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'of packages', page],
    queryFn: ({ signal }) => listBookings({ ...filters, page, per_page: maxPerPage }, undefined, signal),
    staleTime: FRESH_MS,
  });

/** How many bookings the departures of some days have; or that the bookings do not say when or with what they travel. */
export const loadsQuery = ({ range, whole = false }: LoadsOptions) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'loads', range, whole],
    queryFn: async ({ client, signal }): Promise<ReadLoads | Undated> => {
      const read = (page: number) => {
        signal.throwIfAborted();
        return client.query(pageQuery(page));
      };
      const travel = await boundedTravel(read, range, maxPerPage, whole ? Infinity : MOST_PAGES);
      if ('undated' in travel) return travel;
      const bookings = [...travel.days.values()].flat();
      const loads = departureLoads(bookings);
      // Of bookings that name no package, nobody knows with which departure they travel.
      if (loads.size === 0 && bookings.length > 0) return { undated: bookings.length };
      return { range, loads, share: travel.share };
    },
    staleTime: FRESH_MS,
    retryOnMount: false,
  });
