import { useEffect, useState } from 'react';
import { type PlainDate, todayInNepal } from '@/lib/dates/dates';

/** Today's date in Nepal, updated at midnight; or the given one. */
export const useToday = (given?: PlainDate): PlainDate => {
  const [today, setToday] = useState(() => todayInNepal());
  useEffect(() => {
    // An interval, since a timer for midnight would be late after the machine slept.
    const timer = setInterval(() => setToday(todayInNepal()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return given ?? today;
};
