import { queryOptions } from '@tanstack/react-query';
import { allPages } from '@/components/data-table/all-pages';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import type { ReadPage } from './ordered-bookings';
import { type DayRange, readTravel } from './read-travel';

/** The API's filters for bookings. */
export type BookingFilters = Omit<ListBookingsParams, 'page' | 'per_page' | 'sort'>;

interface TravelOptions {
  range: DayRange;
  filters?: BookingFilters;
}

/** Reads filtered bookings sorted by travel date, if the API supports that. */
export const pageReader =
  (filters: BookingFilters, signal: AbortSignal): ReadPage =>
  (page) =>
    listBookings({ ...filters, page, per_page: maxPerPage, sort: 'start_date' }, undefined, signal);

/** The travellers of a date range: a few pages if the API sorts by travel date. */
export const travelQuery = ({ range, filters = {} }: TravelOptions) => {
  const queryKey: readonly unknown[] = [...getListBookingsQueryKey(), 'travel', filters, range];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => readTravel(pageReader(filters, signal), range, maxPerPage),
    retryOnMount: false,
  });
};

/** The progress of reading all bookings. */
export interface Progress {
  page: number;
  of: number | undefined;
}

/** How long all bookings are cached, in milliseconds: they may be hundreds of pages. */
const keptFor = 5 * 60_000;

/** The query key of that progress. */
export const progressKey = (filters: BookingFilters) => [...getListBookingsQueryKey(), 'progress', filters];

/** Every filtered booking, for an API that does not sort by travel date; only at the user's request. */
export const allBookingsQuery = (filters: BookingFilters) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'all', filters],
    queryFn: ({ client, signal }) =>
      allPages(pageReader(filters, signal), (page, of) => {
        client.setQueryData<Progress>(progressKey(filters), { page, of });
      }),
    staleTime: keptFor,
    retryOnMount: false,
  });
