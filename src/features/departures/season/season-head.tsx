import type { CSSProperties } from 'react';
import { UnstyledButton } from '@mantine/core';
import { dayName, dayParts } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import type { Days } from '@/domain/nepal/days/use-days';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { inDigits } from '@/lib/formats/formats';
import classes from './season.module.css';
import { FIRST_WEEK } from './season-row';
import { isInSeason, type TravelSeason } from './seasons';
import { monthsOver } from './weeks';

interface SeasonHeadProps {
  weeks: readonly PlainDate[];
  season: TravelSeason;
  today: PlainDate;
  days: Days;
  /** Toggles a week of all packages. */
  onWeek: (week: number) => void;
}

/** The head of the grid: the months and weeks; a click on a week toggles it for all packages. */
export const SeasonHead = ({ weeks, season, today, days, onWeek }: SeasonHeadProps) => {
  const { calendar } = useDisplay();
  const running = sundayBefore(today);
  const known = days.state === 'ready' ? days.module : undefined;
  return (
    <div role="rowgroup" className={classes.head}>
      <div className={classes.months} aria-hidden>
        {monthsOver(weeks, calendar).map(({ name, label, weeks: width }) => (
          <span key={label} className={classes.month} style={{ '--width': width } as CSSProperties}>
            <bdi>{width > 2 ? label : name}</bdi>
          </span>
        ))}
      </div>
      <div className={classes.signs}>{known && <known.WeekSigns weeks={weeks} />}</div>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.name}>
          {$localize`Package`}
        </div>
        <div role="columnheader" aria-colindex={2} className={classes.fact}>
          {$localize`Sold until`}
        </div>
        <div role="columnheader" aria-colindex={3} className={classes.fact}>
          <bdi>{season.name}</bdi>
        </div>
        {weeks.map((week, index) => (
          <div
            key={week}
            role="columnheader"
            aria-colindex={FIRST_WEEK + index}
            className={classes.weekHead}
            data-season={isInSeason(week) || undefined}
            data-running={week === running || undefined}
          >
            <UnstyledButton
              tabIndex={-1}
              className={classes.weekButton}
              aria-label={$localize`${inDigits(dayParts(week, calendar).day)}:dayNumber:, week of ${dayName(week, calendar)}:dayName:`}
              aria-description={known?.namesIn({ from: week, to: addDays(week, 6) }).join(', ')}
              onClick={() => onWeek(index)}
            >
              {inDigits(dayParts(week, calendar).day)}
            </UnstyledButton>
          </div>
        ))}
      </div>
    </div>
  );
};
