import { lazy } from './lazy';

const format = lazy(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));

/** The time of a moment by this browser's clock and in its way of writing; milliseconds since 1970. */
export const clockTime = (at: number): string => format().format(at);
