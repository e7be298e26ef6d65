import { queryOptions } from '@tanstack/react-query';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { ListBookingsParams } from '@/generated/model';
import { maxPerPage } from '@/lib/list-search';
import { type DayRange, readAllTravel, readTravel } from './read-travel';

interface TravelOptions {
  range: DayRange;
  filters?: Omit<ListBookingsParams, 'page' | 'per_page' | 'sort'>;
  /** Reads every page, for an API that does not order by travel date: somebody has to have asked for it. */
  whole?: boolean;
}

/** Who travels in some days: a few pages of bookings where the API orders them by travel date. */
export const travelQuery = ({ range, filters = {}, whole = false }: TravelOptions) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'travel', filters, range, whole],
    queryFn: ({ signal }) => {
      const read = (page: number) =>
        listBookings({ ...filters, page, per_page: maxPerPage, sort: 'start_date' }, undefined, signal);
      return whole ? readAllTravel(read, range, maxPerPage) : readTravel(read, range, maxPerPage);
    },
    retryOnMount: false,
  });
