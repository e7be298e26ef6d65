import { useDisplay } from '@/components/text/display';
import { toBs } from '@/lib/dates/bikram-sambat';
import type { PlainDate } from '@/lib/dates/dates';
import classes from './both-days.module.css';

/**
 * A calendar cell: the day of the month, with that of the other calendar small beneath it unless only one is selected.
 * The small one comes from CSS, so that the cell's accessible name still starts with its text; the cell's `title` has
 * both.
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
