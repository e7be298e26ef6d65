import { toBs } from '@/lib/bikram-sambat';
import type { PlainDate } from '@/lib/dates';
import classes from './both-days.module.css';

/**
 * The day of the month for a calendar's cell, with the Bikram Sambat day small beneath it. The latter is drawn by the
 * stylesheet, so that the cell's text stays what its name begins with; the cell's `title` says it in words.
 */
export const BothDays = ({ date }: { date: PlainDate }) => (
  <span className={classes.days} data-bs={toBs(date)?.day}>
    {Number(date.slice(8))}
  </span>
);
