import type { ReactNode } from 'react';
import { Group, Stack } from '@mantine/core';
import { MonthTable } from '@/components/inputs/month-table';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { useDays } from '@/domain/nepal/days/use-days';
import type { PlainDate } from '@/lib/dates/dates';
import classes from './season.module.css';

interface CalendarMonthsProps<State extends string> {
  /** The first days of the months. */
  months: readonly PlainDate[];
  states: ReadonlyMap<PlainDate, State>;
  meanings: Readonly<Record<State, string>>;
  /** The days whose feasts and seasons are listed. */
  range: { from: PlainDate; to: PlainDate } | undefined;
  /** Renders a day. */
  children: (date: PlainDate) => ReactNode;
}

/** Days in months by their states, below a legend of those that occur: for screen readers each day says it itself. */
export const CalendarMonths = <State extends string>(props: CalendarMonthsProps<State>) => {
  const { months, states, meanings, range, children } = props;
  const known = useDays();
  const shown = new Set(states.values());
  return (
    <Stack gap="xs">
      <Group gap="xs" fz="xs" c="dimmed" aria-hidden>
        {(Object.keys(meanings) as State[])
          .filter((state) => shown.has(state))
          .map((state) => (
            <Group key={state} gap={6} wrap="nowrap">
              <span className={classes.sample} data-state={state} />
              {meanings[state]}
            </Group>
          ))}
      </Group>
      {range && <ShownDays days={known} range={range} withoutPasses />}
      <div className={classes.months}>
        {months.map((month) => (
          <MonthTable
            key={month}
            month={month}
            className={classes.month}
            cellClass={classes.cell}
            letters={2}
            spacing={[0, 1]}
            marks={(date) => ({ 'data-state': date && states.get(date) })}
          >
            {(date) => (
              <>
                {children(date)}
                {known.state === 'ready' && <known.module.FeastSign date={date} />}
              </>
            )}
          </MonthTable>
        ))}
      </div>
    </Stack>
  );
};
