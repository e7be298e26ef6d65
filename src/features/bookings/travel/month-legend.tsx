import { plural } from '@/lib/plural';
import classes from './month.module.css';
import { type Load, loadSpans } from './month-load';

/** The load of a day as bars, for those who cannot tell its colour. */
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
  /** How many bookings the fullest day has. */
  most: number;
  /** Some of the bookings are pending. */
  pending: boolean;
}

/** What the signs in a month mean; a day says so itself to who does not see them. */
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
