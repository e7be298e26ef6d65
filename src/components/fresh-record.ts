/**
 * Query options of a record that a form edits: at most a few seconds old when the form opens, preloading included, and
 * not read again by itself. A failed read is repeated by the route's loader or by Retry, not by the form that mounts.
 */
export const freshRecord = {
  staleTime: 5_000,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
