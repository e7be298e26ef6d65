import { hasBoth, leadsWithBs, useDisplay } from '@/components/text/display';
import { toBs } from '@/lib/dates/bikram-sambat';
import type { PlainDate } from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';
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
  const [day, other] = leadsWithBs(calendar) && bs !== undefined ? [bs, ad] : [ad, bs];
  return (
    <span
      className={classes.days}
      data-other={hasBoth(calendar) && other !== undefined ? inDigits(other) : undefined}
    >
      {inDigits(day)}
    </span>
  );
};
