import { useCallback } from 'react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Departure } from '@/generated/model';
import { createLimit } from '@/lib/numbers/limit';
import { allDepartures, departuresQuery } from './departures';

/** The API returns the departures of one package per call: the most concurrent calls, over all callers. */
const fewAtOnce = createLimit(4);

/** How long departures are fresh, in milliseconds; a write invalidates them. */
const FRESH_MS = 300_000;

/** A package's departures, read through the shared queue; an aborted query leaves it. */
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

/** The departures of many packages, as they load. */
export interface ManyDepartures {
  /** By package id, as far as loaded. */
  known: ReadonlyMap<number, readonly Departure[]>;
  /** The packages whose departures failed to load. */
  failed: readonly number[];
  /** The number of packages still to load. */
  open: number;
  /** Retries the failed ones. */
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

/** Reads the departures of many packages, a few at a time; pauses while `stopped`. `ids` must be stable. */
export const useManyDepartures = (ids: readonly number[], stopped = false): ManyDepartures => {
  const combine = useCallback((results: UseQueryResult<Departure[]>[]) => together(ids, results), [ids]);
  return useQueries({
    queries: ids.map((id) => ({ ...queuedDepartures(id), enabled: !stopped })),
    combine,
  });
};
