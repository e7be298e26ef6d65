import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { MonthTable } from '@/components/inputs/month-table';
import { isActive, isPast } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates';
import { Legend } from './legend';
import { monthsOf } from './season';
import classes from './season.module.css';

/** What a day with a departure is to travellers. */
type Standing = 'ahead' | 'inactive' | 'past';

const meanings: Record<Standing, string> = { ahead: 'To come', inactive: 'Inactive', past: 'Past' };

const standingOf = (row: Departure, today: PlainDate): Standing => {
  if (isPast(row, today)) return 'past';
  return isActive(row) ? 'ahead' : 'inactive';
};

const inWords = (row: Departure, standing: Standing) =>
  [
    'departure',
    standing !== 'ahead' && meanings[standing].toLowerCase(),
    row.discount_percent && `${row.discount_percent}%`,
    row.offer_title,
  ]
    .filter(Boolean)
    .join(', ');

interface DepartureCalendarProps {
  departures: readonly Departure[];
  /** The first day that is not past. */
  today: PlainDate;
}

/** The departures of a package as days of their months: this month and the coming ones first, then those before. */
export const DepartureCalendar = ({ departures, today }: DepartureCalendarProps) => {
  const rows = new Map(
    departures
      .filter(({ departure_date: date }) => isPlainDate(date))
      .map((row) => [row.departure_date, { row, standing: standingOf(row, today) }]),
  );
  const months = monthsOf([...rows.keys()].sort());
  const first = `${today.slice(0, 7)}-01`;
  const shown = [
    ...months.filter((month) => month >= first),
    ...months.filter((month) => month < first).reverse(),
  ];
  if (rows.size === 0)
    return (
      <Text size="sm" c="dimmed">
        No departures yet.
      </Text>
    );
  return (
    <Stack gap="sm">
      <Legend meanings={meanings} shown={new Set([...rows.values()].map(({ standing }) => standing))} />
      <div className={classes.months}>
        {shown.map((month) => (
          <MonthTable
            key={month}
            month={month}
            className={classes.month}
            cellClass={classes.cell}
            letters={2}
            spacing={[0, 1]}
            marks={(date) => ({ 'data-state': date && rows.get(date)?.standing })}
          >
            {(date) => {
              const found = rows.get(date);
              return (
                <>
                  <BothDays date={date} />
                  {found && <VisuallyHidden>{` ${inWords(found.row, found.standing)}`}</VisuallyHidden>}
                </>
              );
            }}
          </MonthTable>
        ))}
      </div>
    </Stack>
  );
};
