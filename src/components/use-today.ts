import { useEffect, useState } from 'react';
import { type PlainDate, todayInNepal } from '@/lib/dates';

/** The day that it is in Nepal, also past midnight; or the given one. */
export const useToday = (given?: PlainDate): PlainDate => {
  const [today, setToday] = useState(() => todayInNepal());
  useEffect(() => {
    // A timer for midnight itself would be late on a machine that has slept.
    const timer = setInterval(() => setToday(todayInNepal()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return given ?? today;
};
