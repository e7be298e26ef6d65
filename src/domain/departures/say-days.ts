import { isPlainDate } from '@/lib/dates';

/** Whether there is nothing to say, or some departure says on which day it is: an API may call the day otherwise. */
export const sayDays = (departures: readonly { departure_date: string }[]): boolean =>
  departures.length === 0 || departures.some(({ departure_date: day }) => isPlainDate(day));
