import { queryOptions } from '@tanstack/react-query';
import { allPages } from '@/components/data-table/all-pages';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/list-search';
import type { ReadPage } from './ordered-bookings';
import { type DayRange, readTravel } from './read-travel';

/** The filters that the API has for bookings. */
export type BookingFilters = Omit<ListBookingsParams, 'page' | 'per_page' | 'sort'>;

interface TravelOptions {
  range: DayRange;
  filters?: BookingFilters;
}

/** Reads the bookings under some filters in the order of travel, as far as the API heeds that. */
export const pageReader =
  (filters: BookingFilters, signal: AbortSignal): ReadPage =>
  (page) =>
    listBookings({ ...filters, page, per_page: maxPerPage, sort: 'start_date' }, undefined, signal);

/** Who travels in some days: a few pages of bookings where the API orders them by travel date. */
export const travelQuery = ({ range, filters = {} }: TravelOptions) => {
  const queryKey: readonly unknown[] = [...getListBookingsQueryKey(), 'travel', filters, range];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => readTravel(pageReader(filters, signal), range, maxPerPage),
    retryOnMount: false,
  });
};

/** How far the reading of all bookings has got. */
export interface Progress {
  page: number;
  of: number | undefined;
}

/** So long all bookings are not read again unasked: they may be hundreds of pages. */
const keptFor = 5 * 60_000;

/** How far the reading of all bookings under these filters has got. */
export const progressKey = (filters: BookingFilters) => [...getListBookingsQueryKey(), 'progress', filters];

/** Every booking under some filters, for an API that does not order by travel date: somebody has to have asked for it. */
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
