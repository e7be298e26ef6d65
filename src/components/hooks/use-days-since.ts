import { clockInNepal, daysBetween, type PlainDate } from '@/lib/dates/dates';
import { useToday } from './use-today';

/** The date of a timestamp in Nepal, and how many days ago that was; undefined for an invalid one. */
export const useDaysSince = (moment: string): { day: PlainDate; days: number } | undefined => {
  const today = useToday();
  const day = clockInNepal(moment)?.date;
  return day === undefined ? undefined : { day, days: Math.max(0, daysBetween(day, today)) };
};
