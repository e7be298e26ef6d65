import { lazy } from '@/lib/loading/lazy';

const short = lazy(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));
const medium = lazy(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** A timestamp (milliseconds since 1970) as the time of day in this browser's time zone and locale. */
export const clockTime = (at: number, { seconds = false } = {}): string =>
  (seconds ? medium : short)().format(at);
