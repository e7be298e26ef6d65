import type { KeyboardEvent } from 'react';
import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { bsMonthsOf, bsOf } from '@/lib/bikram-sambat';
import { formatPlainDate, type PlainDate } from '@/lib/dates';
import { weekdays, weeksOf, type DayState } from './season';
import classes from './season.module.css';

/** What the days of a calendar share. */
interface DaysProps {
  /** What becomes of the planned days. */
  states: ReadonlyMap<PlainDate, DayState>;
  /** The one day that Tab leads to; arrow keys lead to the others. */
  tabStop: PlainDate | undefined;
  /** Switches a day off, or on again. */
  onToggle: (date: PlainDate) => void;
  onFocus: (date: PlainDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MonthPreviewProps extends DaysProps {
  /** The first day of the month. */
  month: PlainDate;
}

const Day = ({ date, states, tabStop, onToggle, onFocus, onKeyDown }: DaysProps & { date: PlainDate }) => {
  const state = states.get(date);
  if (state === 'new' || state === 'off') {
    return (
      <UnstyledButton
        className={classes.day}
        data-date={date}
        tabIndex={date === tabStop ? 0 : -1}
        aria-label={[formatPlainDate(date), bsOf(date)].filter(Boolean).join(', ')}
        aria-pressed={state === 'new'}
        onClick={() => {
          onToggle(date);
        }}
        onFocus={() => {
          onFocus(date);
        }}
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
          {` ${state === 'past' ? 'past' : 'exists already'}, skipped, ${bsOf(date) ?? ''}`}
        </VisuallyHidden>
      )}
    </>
  );
};

/** A month as a table of weeks in which the planned days stand out; Bikram Sambat days are small. */
export const MonthPreview = ({ month, ...day }: MonthPreviewProps) => {
  const name = formatPlainDate(month).slice(2);
  return (
    <Table className={classes.month} withRowBorders={false} horizontalSpacing={0} verticalSpacing={1}>
      <Table.Caption className={classes.caption}>
        <b>{name}</b> <bdi>{bsMonthsOf(month)}</bdi>
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {weekdays.map((weekday) => (
            <Table.Th key={weekday} scope="col" className={classes.weekday}>
              <span aria-hidden>{weekday.slice(0, 2)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeksOf(month).map((week, row) => (
          <Table.Tr key={row}>
            {week.map((date, column) => (
              <Table.Td
                key={date ?? column}
                className={classes.cell}
                data-state={date && day.states.get(date)}
                title={date && bsOf(date)}
              >
                {date && <Day date={date} {...day} />}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
