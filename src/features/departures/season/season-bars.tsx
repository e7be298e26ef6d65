import type { CSSProperties } from 'react';
import type { BarView, RowView } from './row-view';
import classes from './season.module.css';

const place = ({ at, length, lane }: BarView, lanes: number) =>
  ({ '--at': at, '--length': length, '--lane': lane, '--lanes': lanes }) as CSSProperties;

/** The departures of a package as bars; hidden from screen readers, as the weeks say the same as text. */
export const SeasonBars = ({ view: { bars, lanes } }: { view: RowView }) => (
  <div className={classes.bars} aria-hidden>
    {bars.map((bar) => (
      <span
        key={bar.departure.id}
        className={classes.bar}
        style={place(bar, lanes)}
        data-standing={bar.standing}
        data-pending={bar.pending || undefined}
        data-inactive={!bar.active || undefined}
        data-past={bar.past || undefined}
      >
        {lanes < 3 && (bar.standing === 'unknown' ? '?' : bar.count)}
      </span>
    ))}
  </div>
);
