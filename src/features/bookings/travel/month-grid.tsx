import { Skeleton, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { MonthTable } from '@/components/inputs/month-table';
import { ScreenLink } from '@/components/links/screen-link';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { manifestLink } from '@/domain/bookings/travel-links';
import type { BookingFilters } from '@/domain/bookings/travel-query';
import { totalsOf } from '@/domain/bookings/travel-totals';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { counted } from '@/lib/text/plural';
import classes from './month.module.css';
import { LoadSign } from './month-legend';
import { linesOf, loadOf } from './month-load';

interface DayProps {
  date: PlainDate;
  bookings: readonly Booking[];
  /** The most bookings on one day of the month. */
  most: number;
  /** All bookings on display are for one service. */
  oneService: boolean;
}

const Day = ({ date, bookings, most, oneService }: DayProps) => {
  const { calendar } = useDisplay();
  const pending = bookings.filter(({ status }) => status === 'pending').length;
  const { people } = totalsOf(bookings);
  const { lines, others } = linesOf(bookings, oneService);
  return (
    <ScreenLink {...manifestLink(date)} className={classes.day}>
      <span className={classes.top}>
        <span>
          <BothDays date={date} />
          <VisuallyHidden>{`${dayName(date, calendar).replace(/^\d+/, '')}, `}</VisuallyHidden>
        </span>
        {pending > 0 && <span className={classes.pending} aria-hidden />}
        <LoadSign load={loadOf(bookings.length, most)} />
        <span className={classes.count}>{bookings.length}</span>
        <VisuallyHidden>
          {[
            bookings.length === 1 ? ' booking' : ' bookings',
            people !== undefined && counted(people, 'traveller', 'travellers'),
            pending > 0 && `${pending} pending`,
          ]
            .filter(Boolean)
            .join(', ')}
        </VisuallyHidden>
      </span>
      <span className={classes.lines}>
        {lines.map(({ name, count }) => (
          <span key={name} className={classes.line}>
            <bdi>{name}</bdi>
            {count > 1 && <span className={classes.times}>{` × ${count}`}</span>}
          </span>
        ))}
        {others > 0 && <bdi className={classes.others}>+{others}</bdi>}
      </span>
    </ScreenLink>
  );
};

const Outline = ({ date }: { date: PlainDate }) => (
  <span className={classes.day}>
    <BothDays date={date} />
    <Skeleton height={10} mt={8} />
    <Skeleton height={10} mt={6} width="70%" />
  </span>
);

interface MonthGridProps {
  /** The first day of the month. */
  month: PlainDate;
  today: PlainDate;
  filters: BookingFilters;
  /** The bookings of each day; undefined while loading. */
  days?: ReadonlyMap<PlainDate, readonly Booking[]>;
  most?: number;
}

/** A month of travel: each day with its bookings, and how busy it is. */
export const MonthGrid = ({ month, today, filters, days, most = 0 }: MonthGridProps) => {
  const oneService =
    filters.service_name !== undefined &&
    new Set([...(days?.values() ?? [])].flat().map(({ service_name }) => service_name)).size === 1;
  return (
    <MonthTable
      month={month}
      className={classes.month}
      cellClass={classes.cell}
      letters={3}
      spacing={[0, 0]}
      marks={(date) => ({
        'data-today': date === today || undefined,
        'data-past': (date !== undefined && date < today) || undefined,
        'data-load': date && String(loadOf(days?.get(date)?.length ?? 0, most)),
      })}
    >
      {(date) => {
        if (!days) return <Outline date={date} />;
        const bookings = days.get(date);
        return bookings ? (
          <Day date={date} bookings={bookings} most={most} oneService={oneService} />
        ) : (
          <span className={classes.day}>
            <BothDays date={date} />
          </span>
        );
      }}
    </MonthTable>
  );
};
