import type { UseQueryOptions } from '@tanstack/react-query';

/** The parts of generated query options that are used for a read. */
export type ReadOptions<Answer = unknown> = Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;

/**
 * Query options of a record that a form edits: at most a few seconds old when the form opens, including preloads, and
 * never refetched automatically. A failed read is retried by the route's loader or by Retry, not by mounting the form.
 */
export const freshRecord = {
  staleTime: 5_000,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
