import { useCallback } from 'react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Departure } from '@/generated/model';
import { createLimit } from '@/lib/limit';
import { allDepartures, departuresQuery } from './departures';

/** The API has the departures of one package at a time: so many packages are read at once, whatever asks for them. */
const fewAtOnce = createLimit(4);

/** How long departures are looked at before they are read again, in milliseconds; a write makes them stale at once. */
const FRESH_MS = 300_000;

/** A package's departures, read in a queue with those of others; whoever no longer wants them leaves it. */
export const queuedDepartures = (packageId: number) =>
  queryOptions({
    ...departuresQuery(packageId),
    queryFn: ({ signal }) =>
      fewAtOnce(() => {
        signal.throwIfAborted();
        return allDepartures(packageId, signal);
      }),
    staleTime: FRESH_MS,
    retryOnMount: false,
  });

/** The departures of many packages, as they come. */
export interface ManyDepartures {
  /** By the package's id, as far as they were read. */
  known: ReadonlyMap<number, readonly Departure[]>;
  /** The packages whose departures could not be read. */
  failed: readonly number[];
  /** How many packages are still to be read. */
  open: number;
  /** Reads those again that could not be read. */
  retry: () => void;
}

const together = (
  ids: readonly number[],
  results: readonly UseQueryResult<Departure[]>[],
): ManyDepartures => ({
  known: new Map(results.flatMap(({ data }, index) => (data ? [[ids[index] ?? 0, data] as const] : []))),
  failed: ids.filter((_, index) => results[index]?.isError && !results[index].data),
  open: results.filter(({ isPending }) => isPending).length,
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

/**
 * Reads the departures of many packages, a few at a time; while `stopped` no more are asked for. `ids` keep their identity
 * between renders.
 */
export const useManyDepartures = (ids: readonly number[], stopped = false): ManyDepartures => {
  const combine = useCallback((results: UseQueryResult<Departure[]>[]) => together(ids, results), [ids]);
  return useQueries({
    queries: ids.map((id) => ({ ...queuedDepartures(id), enabled: !stopped })),
    combine,
  });
};
