import { plural } from '@/lib/text/plural';
import classes from './month.module.css';
import { type Load, loadSpans } from './month-load';

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

const span = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

interface MonthLegendProps {
  /** The most bookings on one day. */
  most: number;
  /** Some of the bookings are pending. */
  pending: boolean;
}

/** The legend of a month; for screen readers each day says it itself. */
export const MonthLegend = ({ most, pending }: MonthLegendProps) => (
  <div className={classes.legend} aria-hidden>
    {loadSpans(most).map(({ load, from, to }, index) => (
      <span key={load} className={classes.meaning} data-load={load}>
        <LoadSign load={load} />
        <bdi>
          {index === 0
            ? `${span(from, to)} ${plural(to, { one: 'booking', other: 'bookings' })}`
            : span(from, to)}
        </bdi>
      </span>
    ))}
    {pending && (
      <span className={classes.meaning}>
        <span className={classes.pending} />
        Some are pending
      </span>
    )}
  </div>
);
