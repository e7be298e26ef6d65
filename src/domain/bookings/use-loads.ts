import { useMemo, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import type { Share } from './booking-pages';
import { type BookedPackage, type DepartureLoad, loadAt } from './departure-load';
import { loadsQuery, type ReadLoads } from './loads-query';
import type { Undated, Unordered } from './ordered-bookings';
import type { DayRange } from './read-travel';

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
