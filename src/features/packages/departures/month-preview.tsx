import { Table, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { bsMonthsOf, bsOf } from '@/lib/bikram-sambat';
import { formatPlainDate, type PlainDate } from '@/lib/dates';
import { weeksOf, type PlannedDay } from './season';
import classes from './season.module.css';

interface MonthPreviewProps {
  /** The first day of the month. */
  month: PlainDate;
  plan: readonly PlannedDay[];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month as a table of weeks in which the planned days stand out; Bikram Sambat days are small. */
export const MonthPreview = ({ month, plan }: MonthPreviewProps) => {
  const states = new Map(plan.map(({ date, exists }) => [date, exists ? 'exists' : 'new']));
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
                data-state={date && states.get(date)}
                title={date && bsOf(date)}
              >
                {date && <BothDays date={date} />}
                {date && states.has(date) && (
                  <VisuallyHidden>
                    {` ${states.get(date) === 'new' ? 'to create' : 'exists already, skipped'}, ${bsOf(date) ?? ''}`}
                  </VisuallyHidden>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
