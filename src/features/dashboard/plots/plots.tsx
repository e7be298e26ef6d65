import { useToday } from '@/components/hooks/use-today';
import { dayName, dayParts } from '@/components/text/day-in-words';
import { DimmedText } from '@/components/text/dimmed-text';
import { type Display, useDisplay } from '@/components/text/display';
import { statusLabel } from '@/domain/bookings/booking';
import dashboard from '@/features/dashboard/dashboard.module.css';
import type { BookingSums } from '@/features/dashboard/reading/booking-sums';
import { bookingsOfWeek } from '@/features/dashboard/work/booking-links';
import { BookingStatus } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { monthOf } from '@/lib/dates/months';
import { sundayBefore } from '@/lib/dates/weeks';
import { formatCount, formatNpr, inDigits } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import {
  isUnpaidUnknown,
  moneyByKind,
  moneyByMonth,
  moneyByRegion,
  monthName,
  otherRegions,
} from './money-plots';
import type { Bar, Paint, PlotData } from './plot';
import { PlotPanel } from './plot-panel';
import classes from './plots.module.css';

const paints: Partial<Record<string, Paint>> = {
  pending: 'striped',
  confirmed: 'solid',
  completed: 'quiet',
  cancelled: 'dotted',
} satisfies Record<BookingStatus, Paint>;

/** The first week of the plot, relative to the current one, and the number of weeks. */
const [first, weeks] = [-2, 12];

/** The statuses that occur, those of the contract first. */
const statusesOf = ({ weeks: sums }: BookingSums): string[] => {
  const there = new Set(sums.flatMap(({ byStatus }) => Object.keys(byStatus)));
  const known: string[] = Object.values(BookingStatus);
  return [
    ...known.filter((status) => there.has(status)),
    ...[...there].filter((status) => !known.includes(status)),
  ];
};

/** Whole in Devanagari, where a cut would take vowel signs from their letters. */
const shortMonth = (month: string): string => month.replace(/^(\p{Script=Latin}{3}).*/u, '$1');

/** The bookings by status for each week of travel around today. */
const bookingsByWeek = (sums: BookingSums, today: PlainDate, calendar: Display['calendar']): PlotData => {
  const statuses = statusesOf(sums);
  const current = sundayBefore(today);
  const bars = Array.from({ length: weeks }, (_, index): Bar => {
    const sunday = addDays(current, (first + index) * 7);
    const sum = sums.weeks.find((week) => week.sunday === sunday);
    const name = dayName(sunday, calendar);
    const { day, month } = dayParts(sunday, calendar);
    return {
      key: sunday,
      // The month is shown where it begins.
      tick: inDigits(index === 0 || day <= 7 ? `${day} ${shortMonth(month)}` : day),
      name: $localize`Week from ${name}:name:`,
      current: sunday === current,
      link: bookingsOfWeek(sunday),
      values: sum && statuses.map((status) => sum.byStatus[status] ?? 0),
    };
  });
  return {
    title: $localize`Bookings by week of travel`,
    of: $localize`Week`,
    series: statuses.map((status) => ({ label: statusLabel(status), paint: paints[status] ?? 'crossed' })),
    bars,
    format: formatCount,
    formatShort: formatCount,
  };
};

/** The patterns that distinguish the parts of a bar without colour. */
const Patterns = () => (
  <svg aria-hidden className={classes.patterns}>
    <defs>
      <pattern
        id="plot-striped"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={classes.stripedGround} />
        <rect width="3" height="6" className={classes.stripedLine} />
      </pattern>
      <pattern id="plot-dotted" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" className={classes.dottedGround} />
        <circle cx="2.5" cy="2.5" r="1.3" className={classes.dottedPoint} />
      </pattern>
      <pattern id="plot-crossed" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3H6M3 0V6" className={classes.crossedLine} />
      </pattern>
    </defs>
  </svg>
);

/** Which bookings the plots are about, as text. */
const shareOf = ({ read, of, months }: BookingSums): string => {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const rows =
    of === undefined
      ? plural(read, { one: $localize`# booking`, other: $localize`# bookings` })
      : $localize`${formatCount(read)}:read: of ${plural(of, { one: $localize`# booking`, other: $localize`# bookings` })}:bookings:`;
  const span =
    first === last
      ? $localize`in ${monthName(first)}:monthName:`
      : $localize`from ${monthName(first)}:monthName: to ${monthName(last)}:monthName2:`;
  return $localize`${rows}:rows:: those that travel ${span}:span:, as far as read.`;
};

const moneyNote = (sums: BookingSums): string =>
  [
    $localize`Money is without cancelled bookings.`,
    isUnpaidUnknown(sums) && $localize`No booking has a paid amount.`,
    sums.unpriced > 0 &&
      plural(sums.unpriced, {
        one: $localize`# booking has no amount and is not in the sums.`,
        other: $localize`# bookings have no amount and are not in the sums.`,
      }),
  ]
    .filter(Boolean)
    .join(' ');

const othersNote = ({ count, total }: ReturnType<typeof otherRegions>): string =>
  plural(count, {
    one: $localize`# other region has ${formatNpr(total)}:npr:.`,
    other: $localize`# other regions have ${formatNpr(total)}:npr:.`,
  });

/** Plots of the bookings around today. */
export const Plots = ({ sums }: { sums: BookingSums }) => {
  const today = useToday();
  const { calendar } = useDisplay();
  const others = otherRegions(sums);
  const priced = sums.money.some(({ total }) => total !== undefined);
  return (
    <>
      <DimmedText>
        <bdi>{[shareOf(sums), priced && moneyNote(sums)].filter(Boolean).join(' ')}</bdi>
      </DimmedText>
      <Patterns />
      <div className={dashboard.plots}>
        <PlotPanel plot={bookingsByWeek(sums, today, calendar)} shape="columns" />
        {priced ? (
          <>
            <PlotPanel
              plot={moneyByMonth(sums, monthOf(today))}
              shape="columns"
              note={$localize`By month of travel, as bookings do not say when they were paid.`}
            />
            <PlotPanel
              plot={moneyByRegion(sums)}
              shape="lines"
              note={others.count > 0 && othersNote(others)}
            />
            <PlotPanel plot={moneyByKind(sums)} shape="lines" />
          </>
        ) : (
          <DimmedText>{$localize`No booking has an amount, so there is nothing to add up.`}</DimmedText>
        )}
      </div>
    </>
  );
};
