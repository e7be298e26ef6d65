import { useMemo, useState } from 'react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { sortName } from '@/api/tolerant/other-names';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { maxPerPage } from '@/lib/lists/list-search';
import { bookingPages, type Share } from './booking-pages';
import {
  type BookedPackage,
  type DepartureLoad,
  type DepartureLoads,
  departureLoads,
  loadAt,
} from './departure-load';
import { type Undated, undated, type Unordered } from './ordered-bookings';
import { type DayRange, readTravel } from './read-travel';

/** The loads of departures in a date range, from the bookings read. */
interface ReadLoads {
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

/** A page of package bookings, shared by several date ranges. */
const pageQuery = (page: number, sort: string) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'of packages', sort, page],
    queryFn: ({ signal }) =>
      listBookings({ service_type: 'package', sort, page, per_page: maxPerPage }, undefined, signal),
    staleTime: FRESH_MS,
  });

/** The booking totals of departures in a date range; or that the bookings lack dates or packages. */
const loadsQuery = ({ range, whole = false }: LoadsOptions) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'loads', range, whole],
    queryFn: async ({ client, signal }): Promise<ReadLoads | Undated | Unordered> => {
      const sort = sortName('start_date');
      const read = (page: number) => {
        signal.throwIfAborted();
        return client.query(pageQuery(page, sort));
      };
      const pages = bookingPages(read, { most: whole ? Infinity : MOST_PAGES });
      const travel = await readTravel(pages, range);
      if (!('days' in travel)) return travel;
      const bookings = [...travel.days.values()].flat();
      const loads = departureLoads(bookings);
      // Bookings without a package cannot be joined to departures.
      if (loads.size === 0 && bookings.length > 0) return undated(bookings);
      return { range, loads, share: travel.share };
    },
    staleTime: FRESH_MS,
    retryOnMount: false,
  });

/** The known bookings of departures. */
export interface Loads {
  /** The load of a departure; undefined if unknown, or if only a part was read and has no booking of it. */
  at: (of: BookedPackage, date: PlainDate) => DepartureLoad | undefined;
  pending: boolean;
  failed: boolean;
  /** The bookings read lack dates or packages. */
  undated: boolean;
  /** Set if only a part was read: the numbers are too low. */
  share: Share | undefined;
  retry: () => void;
}

/** Thirteen weeks, in days: read together, for all screens that show a part of them. */
const CHUNK = 91;

/** The chunks of days, counted from the current week, that overlap a range. */
export const chunksOf = ({ from, to }: DayRange, today: PlainDate): DayRange[] => {
  const origin = sundayBefore(today);
  const chunkOf = (date: PlainDate) => Math.floor(daysBetween(origin, date) / CHUNK);
  return Array.from({ length: Math.max(0, chunkOf(to) - chunkOf(from) + 1) }, (_, index) => {
    const start = addDays(origin, (chunkOf(from) + index) * CHUNK);
    return { from: start, to: addDays(start, CHUNK - 1) };
  });
};

type Result = UseQueryResult<ReadLoads | Undated | Unordered>;

export const together = (results: Result[]): Loads => {
  const answers = results.flatMap(({ data }) => data ?? []);
  const read = answers.filter((answer) => 'loads' in answer);
  // Complete results come after limited ones.
  const on = (date: PlainDate) => read.findLast(({ range }) => date >= range.from && date <= range.to);
  const share = read.find(({ range, share }) => share && on(range.from)?.share === share)?.share;
  return {
    at: (of, date) => {
      const known = on(date);
      const load = known && loadAt(known.loads, of, date);
      return share && load?.bookings === 0 ? undefined : load;
    },
    pending: results.some(({ isPending, isFetching }) => isPending && isFetching),
    failed: results.some(({ data, isError }) => isError && data === undefined),
    undated: answers.some((answer) => 'undated' in answer),
    share,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
};

/**
 * The bookings of departures in a date range, as far as known: read up to a limit, beyond which the user must request
 * the rest. Reads nothing without a range.
 */
export const useLoads = (
  range: DayRange | undefined,
  today: PlainDate,
): Loads & {
  /** Reads all bookings, beyond the bound. */
  readAll: () => void;
} => {
  const [whole, setWhole] = useState(false);
  const { from = '', to = '' } = range ?? {};
  const queries = useMemo(() => {
    const ranges = from === '' ? [] : chunksOf({ from, to }, today);
    return [false, ...(whole ? [true] : [])].flatMap((beyond) =>
      ranges.map((range) => loadsQuery({ range, whole: beyond })),
    );
  }, [from, to, today, whole]);
  const { at, pending, failed, undated, share, retry } = useQueries({ queries, combine: together });
  return useMemo(
    () => ({ at, pending, failed, undated, share, retry, readAll: () => setWhole(true) }),
    [at, pending, failed, undated, share, retry],
  );
};
