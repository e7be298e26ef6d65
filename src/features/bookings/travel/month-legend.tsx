import { serviceIcons } from '@/features/bookings/service-icons';
import type { Booking } from '@/generated/model';
import { inDigits } from '@/lib/formats/formats';
import { capitalized } from '@/lib/text/capitalized';
import { plural } from '@/lib/text/plural';
import classes from './month.module.css';
import { kindsOf, type Load, type LoadRange, loadSpans } from './month-load';

/** The load of a day as bars, for those who cannot see its colour. */
export const LoadSign = ({ load }: { load: Load }) => (
  <svg className={classes.sign} data-load={load} viewBox="0 0 14 10" aria-hidden>
    {[1, 2, 3, 4].map((bar) => (
      <rect
        key={bar}
        x={(bar - 1) * 4}
        y={10 - bar * 2.5}
        width={2.5}
        height={bar * 2.5}
        data-on={bar <= load || undefined}
      />
    ))}
  </svg>
);

const span = (from: number, to: number) => inDigits(from === to ? from : `${from}–${to}`);

interface MonthLegendProps {
  /** The bookings on the days of the month. */
  range: LoadRange;
  bookings: readonly Booking[];
}

/** The legend of a month; for screen readers each day says it itself. */
export const MonthLegend = ({ range, bookings }: MonthLegendProps) => (
  <div className={classes.legend} aria-hidden>
    {loadSpans(range).map(({ load, from, to }, index) => (
      <span key={load} className={classes.meaning} data-load={load}>
        <LoadSign load={load} />
        <bdi>
          {index === 0
            ? `${span(from, to)} ${plural(to, { one: $localize`booking`, other: $localize`bookings` })}`
            : span(from, to)}
        </bdi>
      </span>
    ))}
    {kindsOf(bookings).map(({ kind }) => {
      const KindIcon = serviceIcons[kind];
      return (
        <span key={kind} className={classes.meaning} data-kind>
          <KindIcon size={12} />
          {capitalized(kind)}
        </span>
      );
    })}
    {bookings.some(({ status }) => status === 'pending') && (
      <span className={classes.meaning}>
        <span className={classes.pending} />
        {$localize`Some are pending`}
      </span>
    )}
  </div>
);
