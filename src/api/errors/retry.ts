import { ApiError } from './api-error';

const mostRetries = 2;
const longestWait = 30_000;

/** For react-query's `retry`, reads only: at most twice, and only for errors that may be transient. */
export const retryRead = (failureCount: number, error: unknown): boolean => {
  if (failureCount >= mostRetries || !(error instanceof ApiError)) return false;
  if ((error.retryAfterMs ?? 0) > longestWait) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || (kind === 'http' && (status === 429 || status >= 500));
};

/** For react-query's `retryDelay`, in milliseconds: as long as the server asks, at least 1 s, then 2 s. */
export const retryDelay = (failureCount: number, error: unknown): number => {
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined;
  return Math.max(asked ?? 0, 1_000 * 2 ** failureCount);
};
