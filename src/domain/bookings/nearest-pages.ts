import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { type ListPageOf, pageOfAll } from '@/lib/lists/paging';
import type { BookingPages, ReadPage } from './booking-pages';
import { orderBookings, travelDay } from './ordered-bookings';

/** The position of today among the bookings, sorted by travel date. */
export interface TodayPosition {
  /** The number of rows before today. */
  before: number;
  total: number;
  /** The API's page size. */
  size: number;
}

/** `position` if the API sorts; `rows` if not, and all were read; 'server' if they are too many or not paged. */
export type Order = { position: TodayPosition } | { rows: readonly Booking[] } | 'server';

/** Finds today in the sorted bookings by reading a few pages; `guess` is the number of rows before it last time. */
export const findToday = async (pages: BookingPages, today: PlainDate, guess?: number): Promise<Order> => {
  const { last, size, total, countBefore, seen, unsorted } = await orderBookings(pages);
  const before = await countBefore(today, guess);
  const other = await unsorted();
  if (!other) return last === 1 ? { rows: seen() } : { position: { before, total, size } };
  return 'rows' in other && !other.share ? other : 'server';
};

interface PageNumber {
  page: number;
  perPage: number;
}

/** A page of bookings, nearest travel first, cut from all of them. */
export const nearestOf = (
  rows: readonly Booking[],
  today: PlainDate,
  { page, perPage }: PageNumber,
): ListPageOf<Booking> => pageOfAll(nearestFirst(rows, today, travelDay), page, perPage);

/** The same from an API that sorts by travel date: reads one or two of its pages, from today on, then backwards. */
export const readNearest = async (
  read: ReadPage,
  { before, total, size }: TodayPosition,
  at: PageNumber,
): Promise<ListPageOf<Booking>> => {
  const from = (at.page - 1) * at.perPage;
  const count = Math.max(Math.min(at.perPage, total - from), 0);
  const places = Array.from({ length: count }, (_, index) => {
    const place = from + index;
    return place < total - before ? before + place : total - 1 - place;
  });
  const numbers = [...new Set(places.map((place) => Math.floor(place / size) + 1))];
  const answers = await Promise.all(
    numbers.map(async (number) => [number, (await read(number)).data] as const),
  );
  const pages = new Map(answers);
  const rows = places.flatMap((place) => pages.get(Math.floor(place / size) + 1)?.[place % size] ?? []);
  const unreadable = count - rows.length;
  return {
    data: rows,
    meta: {
      last_page: Math.max(Math.ceil(total / at.perPage), 1),
      per_page: at.perPage,
      current_page: at.page,
      total,
      ...(unreadable > 0 && { unreadable }),
    },
  };
};
