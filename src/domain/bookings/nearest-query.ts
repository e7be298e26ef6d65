import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { Booking, ListBookingsParams } from '@/generated/model';
import { type PlainDate, todayInNepal } from '@/lib/dates/dates';
import type { ListPageOf } from '@/lib/lists/paging';
import { bookingPages } from './booking-pages';
import { findToday, nearestOf, type Order, readNearest } from './nearest-pages';
import { type BookingFilters, pageReader } from './travel-query';

/** A page of bookings, and whether upcoming ones come first. */
export interface NearestPage extends ListPageOf<Booking> {
  order: 'nearest' | 'server';
}

/** How long the position of today is cached: new bookings meanwhile move a row or two to another page. */
const knownFor = 60_000;

/** The cached position of today under these filters. */
const remembered = (client: QueryClient, filters: BookingFilters, today: PlainDate) => {
  const queryKey = [...getListBookingsQueryKey(), 'today', filters, today];
  const state = client.getQueryState<Order>(queryKey);
  const order = state?.data;
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < knownFor;
  return {
    fresh: isFresh && order && (order === 'server' || 'position' in order) ? order : undefined,
    guess: order && order !== 'server' && 'position' in order ? order.position.before : undefined,
    remember: (next: Order) => client.setQueryData(queryKey, next),
  };
};

interface Reading {
  client: QueryClient;
  signal: AbortSignal;
}

const readPage = async (
  params: ListBookingsParams,
  today: PlainDate,
  { client, signal }: Reading,
): Promise<NearestPage> => {
  const { page = 1, per_page: perPage = 10, sort, ...filters } = params;
  const asIs = async () => ({
    ...(await listBookings(params, undefined, signal)),
    order: 'server' as const,
  });
  if (sort !== undefined) return asIs();
  const pages = bookingPages(pageReader(filters, signal));
  const { fresh, guess, remember } = remembered(client, filters, today);
  const order = fresh ?? (await findToday(pages, today, guess));
  if (!fresh) remember(order);
  if (order === 'server') return asIs();
  const at = { page, perPage };
  const answer =
    'rows' in order ? nearestOf(order.rows, today, at) : await readNearest(pages.page, order.position, at);
  return { ...answer, order: 'nearest' };
};

/** A page of the bookings list: upcoming ones first, unless another order is requested. */
export const bookingPage = (params: ListBookingsParams) => {
  const today = todayInNepal();
  const queryKey: readonly unknown[] = [...getListBookingsQueryKey(params), today];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => readPage(params, today, { client, signal }),
  });
};
