import { queryOptions } from '@tanstack/react-query';
import { sortName } from '@/api/tolerant/other-names';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { bookingPages, type ReadPage } from './booking-pages';
import { noteWords } from './booking-words';
import { type AllBookings, readAll } from './ordered-bookings';
import { type DayRange, readTravel } from './read-travel';

/** The API's filters for bookings. */
export type BookingFilters = Omit<ListBookingsParams, 'page' | 'per_page' | 'sort'>;

export interface TravelOptions {
  range: DayRange;
  filters?: BookingFilters;
  /** How long it is reused, in milliseconds. */
  staleTime?: number | undefined;
}

/** Reads filtered bookings sorted by travel date, if the API supports that; all pages by the same name of it. */
export const pageReader = (filters: BookingFilters, signal: AbortSignal): ReadPage => {
  const sort = sortName('start_date');
  return async (page) => {
    const answer = await listBookings({ ...filters, page, per_page: maxPerPage, sort }, undefined, signal);
    noteWords(answer.data);
    return answer;
  };
};

/** The travellers of a date range: a few pages if the API sorts by travel date. */
export const travelQuery = ({ range, filters = {}, staleTime }: TravelOptions) => {
  const queryKey: readonly unknown[] = [...getListBookingsQueryKey(), 'travel', filters, range];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => readTravel(bookingPages(pageReader(filters, signal)), range),
    retryOnMount: false,
    ...(staleTime !== undefined && { staleTime }),
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
    queryFn: ({ client, signal }): Promise<AllBookings> =>
      readAll(bookingPages(pageReader(filters, signal)), (page, of) => {
        client.setQueryData<Progress>(progressKey(filters), { page, of });
      }),
    staleTime: keptFor,
    retryOnMount: false,
  });
