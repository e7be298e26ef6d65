import { Skeleton, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { MonthTable } from '@/components/inputs/month-table';
import { ScreenLink } from '@/components/links/screen-link';
import { dayInWords, dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { manifestLink } from '@/domain/bookings/travel-links';
import type { BookingFilters } from '@/domain/bookings/travel-query';
import { totalsOf } from '@/domain/bookings/travel-totals';
import type { Days } from '@/domain/nepal/days/use-days';
import { serviceIcons } from '@/features/bookings/service-icons';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './month.module.css';
import { LoadSign } from './month-legend';
import { kindsOf, loadOf, type LoadRange, namesOf } from './month-load';

interface DayProps {
  date: PlainDate;
  bookings: readonly Booking[];
  /** The bookings on the days of the month. */
  range: LoadRange;
  /** All bookings on display are for one service. */
  oneService: boolean;
  known: Days | undefined;
}

/** How many bookings of each kind, as bars against the busiest day. */
const KindBars = ({ bookings, range }: Pick<DayProps, 'bookings' | 'range'>) => (
  <span className={classes.kinds} aria-hidden>
    {kindsOf(bookings).map(({ kind, count }) => {
      const KindIcon = serviceIcons[kind];
      return (
        <span key={kind} className={classes.kind}>
          <KindIcon size={12} />
          <span
            className={classes.kindBar}
            style={{ inlineSize: `calc((100% - 2.5rem) * ${count / range.most})` }}
          />
          {formatCount(count)}
        </span>
      );
    })}
  </span>
);

/** The name of a feast, below the bookings of its day. */
const Feast = ({ date, known }: Pick<DayProps, 'date' | 'known'>) =>
  known?.state === 'ready' && <known.module.FeastSign date={date} named />;

const Day = ({ date, bookings, range, oneService, known }: DayProps) => {
  const { calendar } = useDisplay();
  const pending = bookings.filter(({ status }) => status === 'pending').length;
  const { people } = totalsOf(bookings);
  const names = namesOf(bookings, oneService);
  const feasts = known?.state === 'ready' ? known.module.feastsOn(date) : [];
  return (
    <ScreenLink
      {...manifestLink(date)}
      className={classes.day}
      // The hint says the date, too, so the cell's own title is not shown over it.
      title=""
      data-hint={[dayInWords(date, calendar), ...feasts, ...names].join('\n')}
    >
      <span className={classes.top}>
        <span>
          <BothDays date={date} />
          <VisuallyHidden>{`${dayName(date, calendar).replace(/^[\d०-९]+/, '')}, `}</VisuallyHidden>
        </span>
        {pending > 0 && <span className={classes.pending} aria-hidden />}
        <LoadSign load={loadOf(bookings.length, range)} />
        <span className={classes.count}>{formatCount(bookings.length)}</span>
        <VisuallyHidden>
          {[
            plural(bookings.length, { one: $localize` booking`, other: $localize` bookings` }),
            people !== undefined &&
              plural(people, { one: $localize`# traveller`, other: $localize`# travellers` }),
            pending > 0 && $localize`${formatCount(pending)}:pending: pending`,
            ...names,
          ]
            .filter(Boolean)
            .join(', ')}
        </VisuallyHidden>
      </span>
      <KindBars bookings={bookings} range={range} />
      <Feast date={date} known={known} />
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
  range?: LoadRange;
  /** The feasts; undefined while loading. */
  known?: Days;
}

const noLoad: LoadRange = { least: 0, most: 0 };

/** A month of travel: each day with its bookings, and how busy it is. */
export const MonthGrid = ({ month, today, filters, days, range = noLoad, known }: MonthGridProps) => {
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
        'data-load': date && String(loadOf(days?.get(date)?.length ?? 0, range)),
      })}
    >
      {(date) => {
        if (!days) return <Outline date={date} />;
        const bookings = days.get(date);
        return bookings ? (
          <Day date={date} bookings={bookings} range={range} oneService={oneService} known={known} />
        ) : (
          <span className={classes.day}>
            <BothDays date={date} />
            <Feast date={date} known={known} />
          </span>
        );
      }}
    </MonthTable>
  );
};
