import type { ReactNode } from 'react';
import { Table, VisuallyHidden } from '@mantine/core';
import { otherDayName } from '@/components/text/day-in-words';
import { hasBoth, leadsWithBs, useDisplay } from '@/components/text/display';
import { bsMonthsOf, bsOf } from '@/lib/dates/bikram-sambat';
import { formatMonth, type PlainDate, weekdays } from '@/lib/dates/dates';
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
  const bs = calendar === 'ad' ? undefined : bsMonthsOf(month);
  const ad = formatMonth(month);
  const [name, other] = leadsWithBs(calendar) && bs !== undefined ? [bs, ad] : [ad, bs];
  return (
    <>
      <b>{name}</b> <bdi>{!short && hasBoth(calendar) && other}</bdi>
    </>
  );
};

export const MonthTable = ({ month, letters, spacing, ...props }: MonthTableProps) => {
  const { calendar } = useDisplay();
  return (
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
                title={date && (otherDayName(date, calendar) ?? (calendar === 'bs' ? bsOf(date) : undefined))}
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
};
