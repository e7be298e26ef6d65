import { clockTime } from '@/lib/dates/clock-time';

/** That a run waits, and until when (milliseconds since 1970). */
export const pausedText = (until: number): string =>
  `The server takes no more calls for now. This goes on at ${clockTime(until, { seconds: true })}.`;
