import type { KeyboardEvent } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { MonthTable } from '@/components/inputs/month-table';
import { dayInWords } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import type { Days } from '@/domain/nepal/days/use-days';
import { bsOf } from '@/lib/dates/bikram-sambat';
import type { PlainDate } from '@/lib/dates/dates';
import type { DayState } from './season';
import classes from './season.module.css';

/** What the days of a calendar share. */
interface DaysProps {
  /** The states of the planned days. */
  states: ReadonlyMap<PlainDate, DayState>;
  /** The day that Tab reaches; arrow keys lead to the others. */
  tabStop: PlainDate | undefined;
  /** Excludes a day, or includes it again. */
  onToggle: (date: PlainDate) => void;
  onFocus: (date: PlainDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MonthPreviewProps extends DaysProps {
  /** The first day of the month. */
  month: PlainDate;
  known: Days;
}

const Day = ({ date, states, tabStop, onToggle, onFocus, onKeyDown }: DaysProps & { date: PlainDate }) => {
  const { calendar } = useDisplay();
  const state = states.get(date);
  if (state === 'new' || state === 'off') {
    return (
      <UnstyledButton
        className={classes.day}
        data-date={date}
        tabIndex={date === tabStop ? 0 : -1}
        aria-label={dayInWords(date, calendar)}
        aria-pressed={state === 'new'}
        onClick={() => onToggle(date)}
        onFocus={() => onFocus(date)}
        onKeyDown={onKeyDown}
      >
        <BothDays date={date} />
      </UnstyledButton>
    );
  }
  return (
    <>
      <BothDays date={date} />
      {state && (
        <VisuallyHidden>
          {state === 'past'
            ? $localize` past, skipped, ${bsOf(date) ?? ''}:bs:`
            : $localize` exists already, skipped, ${bsOf(date) ?? ''}:bs:`}
        </VisuallyHidden>
      )}
    </>
  );
};

/** A month as a table of weeks with the planned days highlighted; Bikram Sambat dates are small. */
export const MonthPreview = ({ month, known, ...day }: MonthPreviewProps) => (
  <MonthTable
    month={month}
    className={classes.month}
    cellClass={classes.cell}
    letters={2}
    spacing={[0, 1]}
    marks={(date) => ({ 'data-state': date && day.states.get(date) })}
  >
    {(date) => (
      <>
        <Day date={date} {...day} />
        {known.state === 'ready' && <known.module.FeastSign date={date} />}
      </>
    )}
  </MonthTable>
);
