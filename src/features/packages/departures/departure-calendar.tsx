import { Stack, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { ScreenLink } from '@/components/links/screen-link';
import { DimmedText } from '@/components/text/dimmed-text';
import type { BookedPackage, DepartureLoad } from '@/domain/bookings/departure-load';
import { departureBookings } from '@/domain/bookings/travel-links';
import { isActive, isPast } from '@/domain/departures/departures';
import { atLeast, loadInWords } from '@/domain/departures/load-words';
import type { usePackageLoads } from '@/domain/departures/use-package-loads';
import type { Departure } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { monthOf, rangeOfMonth } from '@/lib/dates/months';
import { formatCount } from '@/lib/formats/formats';
import { monthsOf } from './calendar-days';
import { CalendarMonths } from './calendar-months';
import classes from './season.module.css';

/** The state of a day with a departure, and whether it is booked, if known. */
type Standing = 'booked' | 'free' | 'ahead' | 'inactive' | 'past';

const meanings: Record<Standing, string> = {
  booked: $localize`To come, with bookings`,
  free: $localize`To come, no bookings`,
  ahead: $localize`To come`,
  inactive: $localize`Inactive`,
  past: $localize`Past`,
};

interface Day {
  row: Departure;
  standing: Standing;
  load: DepartureLoad | undefined;
}

const standingOf = (row: Departure, load: DepartureLoad | undefined, today: PlainDate): Standing => {
  if (isPast(row, today)) return 'past';
  if (!isActive(row)) return 'inactive';
  if (!load) return 'ahead';
  return load.bookings > 0 ? 'booked' : 'free';
};

const inWords = ({ row, standing, load }: Day, least: boolean) =>
  [
    'departure',
    (standing === 'inactive' || standing === 'past') && meanings[standing].toLowerCase(),
    row.discount_percent && `${formatCount(row.discount_percent)}%`,
    row.offer_title,
    load && loadInWords(load, least),
  ]
    .filter(Boolean)
    .join(', ');

interface DepartureDayProps {
  day: Day;
  of: BookedPackage;
  least: boolean;
}

/** A day with a departure; with bookings it links to them. */
const DepartureDay = ({ day, of, least }: DepartureDayProps) => {
  const { row, load } = day;
  const date = row.departure_date;
  const words = <VisuallyHidden>{` ${inWords(day, least)}`}</VisuallyHidden>;
  if (!load || load.bookings === 0)
    return (
      <>
        <BothDays date={date} />
        {words}
      </>
    );
  return (
    <ScreenLink {...departureBookings(of, date)} className={classes.booked}>
      <BothDays date={date} />
      {words}
      <span
        className={classes.count}
        data-count={atLeast(load.bookings, least)}
        data-waiting={load.pending > 0 || undefined}
      />
    </ScreenLink>
  );
};

interface DepartureCalendarProps {
  departures: readonly Departure[];
  /** The first date that is not past. */
  today: PlainDate;
  booked: ReturnType<typeof usePackageLoads>;
}

/** The departures of a package in months: the current and coming ones first, then past ones. */
export const DepartureCalendar = ({ departures, today, booked: { loads, of } }: DepartureCalendarProps) => {
  const least = loads.share !== undefined;
  const rows = new Map(
    departures
      .filter(({ departure_date: date }) => isPlainDate(date))
      .map((row): [PlainDate, Day] => {
        const load = loads.at(of, row.departure_date);
        return [row.departure_date, { row, load, standing: standingOf(row, load, today) }];
      }),
  );
  const months = monthsOf([...rows.keys()].sort());
  const first = `${today.slice(0, 7)}-01`;
  const shown = [
    ...months.filter((month) => month >= first),
    ...months.filter((month) => month < first).reverse(),
  ];
  const last = months.at(-1) ?? first;
  if (rows.size === 0) return <DimmedText>{$localize`No departures yet.`}</DimmedText>;
  return (
    <Stack gap="sm">
      <CalendarMonths
        months={shown}
        states={new Map([...rows].map(([date, { standing }]) => [date, standing]))}
        meanings={meanings}
        range={last >= first ? { from: first, to: rangeOfMonth(monthOf(last)).to } : undefined}
      >
        {(date) => {
          const day = rows.get(date);
          return day ? <DepartureDay day={day} of={of} least={least} /> : <BothDays date={date} />;
        }}
      </CalendarMonths>
    </Stack>
  );
};
