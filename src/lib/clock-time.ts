import { lazy } from './lazy';

const format = lazy(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));

/** A timestamp (milliseconds since 1970) as the time of day in this browser's time zone and locale. */
export const clockTime = (at: number): string => format().format(at);
