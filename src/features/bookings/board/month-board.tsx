import { Link } from '@tanstack/react-router';
import { dayInWords } from '@/components/day-in-words';
import { type Display, useDisplay } from '@/components/display';
import { BothDays } from '@/components/inputs/both-days';
import { MonthTable } from '@/components/inputs/month-table';
import type { Travel } from '@/domain/bookings/read-travel';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { counted } from '@/lib/plural';
import classes from './board.module.css';
import type { BookingsSearch } from './board-search';

interface DayProps {
  date: PlainDate;
  bookings: readonly Booking[];
  /** What the URL has now. */
  search: BookingsSearch;
}

interface MonthBoardProps extends Pick<DayProps, 'search'> {
  /** The first day of the month. */
  month: PlainDate;
  days: Travel['days'];
  today: PlainDate;
}

/** Begins with the day as the cell shows it. */
const labelOf = (date: PlainDate, bookings: readonly Booking[], calendar: Display['calendar']) =>
  `${dayInWords(date, calendar)}, ${counted(bookings.length, 'booking', 'bookings')}`;

const Day = ({ date, bookings, search }: DayProps) => {
  const { calendar } = useDisplay();
  const waiting = bookings.some(({ status }) => status === 'pending');
  if (bookings.length === 0) return <BothDays date={date} />;
  return (
    <Link
      to="/bookings"
      search={{ ...search, day: date }}
      resetScroll={false}
      className={classes.day}
      aria-label={labelOf(date, bookings, calendar)}
      aria-current={search.day === date ? 'date' : undefined}
    >
      <BothDays date={date} />
      <span className={classes.count} data-count={bookings.length} data-waiting={waiting || undefined} />
    </Link>
  );
};

/** A month of travel dates. CSS renders the numbers of bookings: a link’s accessible name must begin with its text. */
export const MonthBoard = ({ month, days, today, search }: MonthBoardProps) => (
  <MonthTable
    month={month}
    cellClass={classes.cell}
    letters={3}
    spacing={[2, 2]}
    marks={(date) => ({
      'data-today': date === today || undefined,
      'data-chosen': (date !== undefined && date === search.day) || undefined,
    })}
  >
    {(date) => <Day date={date} bookings={days.get(date) ?? []} search={search} />}
  </MonthTable>
);
