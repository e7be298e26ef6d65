import type { ReactNode } from 'react';
import { Table, VisuallyHidden } from '@mantine/core';
import { useDisplay } from '@/components/text/display';
import { bsMonthsOf, bsOf } from '@/lib/dates/bikram-sambat';
import { formatPlainDate, type PlainDate, weekdays } from '@/lib/dates/dates';
import { weeksOf } from '@/lib/dates/weeks';
import classes from './month-table.module.css';

interface MonthTableProps {
  /** The first day of the month. */
  month: PlainDate;
  className?: string | undefined;
  /** The class of the cells, which are styled further by their data attributes. */
  cellClass: string | undefined;
  /** How many letters of a weekday's name to show. */
  letters: number;
  /** Spacing between and inside the cells, in pixels. */
  spacing: readonly [horizontal: number, vertical: number];
  /** Data attributes of a day's cell: `{ 'data-today': true }`. */
  marks: (date: PlainDate | undefined) => Record<`data-${string}`, string | true | undefined>;
  /** Renders the content of a day's cell. */
  children: (date: PlainDate) => ReactNode;
}

interface MonthNameProps extends Pick<MonthTableProps, 'month'> {
  /** In one calendar, if there is no room for two. */
  short?: boolean | undefined;
}

/** The name of a month in the calendars selected in the settings. */
export const MonthName = ({ month, short }: MonthNameProps) => {
  const { calendar } = useDisplay();
  const bs = calendar === 'ad' || (short && calendar === 'both') ? undefined : bsMonthsOf(month);
  const ad = formatPlainDate(month).slice(2);
  if (calendar === 'bs' && bs !== undefined) return <b>{bs}</b>;
  return (
    <>
      <b>{ad}</b> <bdi>{bs}</bdi>
    </>
  );
};

export const MonthTable = ({ month, letters, spacing, ...props }: MonthTableProps) => (
  <Table
    className={`${classes.month} ${props.className ?? ''}`}
    withRowBorders={false}
    horizontalSpacing={spacing[0]}
    verticalSpacing={spacing[1]}
  >
    <Table.Caption className={classes.caption}>
      <MonthName month={month} />
    </Table.Caption>
    <Table.Thead>
      <Table.Tr>
        {weekdays.map((weekday) => (
          <Table.Th key={weekday} scope="col" className={classes.weekday}>
            <span aria-hidden>{weekday.slice(0, letters)}</span>
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
              className={props.cellClass}
              title={date && bsOf(date)}
              {...props.marks(date)}
            >
              {date && props.children(date)}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
