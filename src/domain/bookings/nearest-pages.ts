import { allPages } from '@/components/data-table/all-pages';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import type { ListPageOf } from '@/lib/lists/paging';
import { areOrdered, orderBookings, type ReadPage, travelDay } from './ordered-bookings';
import { fewPages, undatedIn } from './read-travel';

/** The position of today among the bookings, sorted by travel date. */
export interface Standing {
  /** The number of rows before today. */
  before: number;
  total: number;
  /** The API's page size. */
  size: number;
}

/** `standing` if the API sorts; `rows` if not, and all were read; 'server' if they are too many or not paged. */
export type Order = { standing: Standing } | { rows: Booking[] } | 'server';

/** Finds today in the sorted bookings by reading a few pages; `guess` is the number of rows before it last time. */
export const findToday = async (
  read: ReadPage,
  today: PlainDate,
  perPage: number,
  guess?: number,
): Promise<Order> => {
  const { page, last, size, total, otherPages, countBefore, seen } = await orderBookings(read, perPage);
  const before = await countBefore(today, guess);
  if (otherPages || undatedIn(seen())) return 'server';
  if (last === 1) return { rows: seen() };
  if (areOrdered(seen())) return { standing: { before, total, size } };
  return last > fewPages ? 'server' : { rows: await allPages(page) };
};

interface PageNumber {
  page: number;
  perPage: number;
}

const pageOf = (rows: Booking[], total: number, { page, perPage }: PageNumber): ListPageOf<Booking> => ({
  data: rows,
  meta: {
    last_page: Math.max(Math.ceil(total / perPage), 1),
    per_page: perPage,
    current_page: page,
    total,
  },
});

/** A page of bookings, nearest travel first, cut from all of them. */
export const nearestOf = (
  rows: readonly Booking[],
  today: PlainDate,
  at: PageNumber,
): ListPageOf<Booking> => {
  const from = (at.page - 1) * at.perPage;
  return pageOf(nearestFirst(rows, today, travelDay).slice(from, from + at.perPage), rows.length, at);
};

/** The same from an API that sorts by travel date: reads one or two of its pages, from today on, then backwards. */
export const readNearest = async (
  read: ReadPage,
  { before, total, size }: Standing,
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
  const answer = pageOf(rows, total, at);
  const unreadable = count - rows.length;
  return unreadable > 0 ? { ...answer, meta: { ...answer.meta, unreadable } } : answer;
};
