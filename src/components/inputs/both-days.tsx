import { useDisplay } from '@/components/display';
import { toBs } from '@/lib/bikram-sambat';
import type { PlainDate } from '@/lib/dates';
import classes from './both-days.module.css';

/**
 * The day of the month for a calendar's cell, with the day of the other calendar small beneath it unless only one was
 * chosen. The stylesheet renders the small one, so that the cell's accessible name still begins with its text; the
 * cell's `title` says it in words.
 */
export const BothDays = ({ date }: { date: PlainDate }) => {
  const { calendar } = useDisplay();
  const ad = Number(date.slice(8));
  const bs = toBs(date)?.day;
  return (
    <span className={classes.days} data-other={calendar === 'both' ? bs : undefined}>
      {calendar === 'bs' ? (bs ?? ad) : ad}
    </span>
  );
};
