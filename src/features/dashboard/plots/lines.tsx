import { BarLink } from './bar-link';
import { longest, partsOf, type PlotData, sumOf, valuesText } from './plot';
import classes from './plots.module.css';

const percent = (share: number) => `${share * 100}%`;

/** Horizontal bars with names, longest first; each links to what it counts. */
export const Lines = (plot: PlotData) => {
  const { bars, series, format } = plot;
  const scale = Math.max(1, longest(bars));
  return (
    <ul className={classes.lines}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <BarLink bar={bar} text={`${bar.name}: ${valuesText(bar, plot)}`} className={classes.line}>
            <span className={classes.lineName}>
              <bdi>{bar.name}</bdi>
            </span>
            <svg className={classes.lineBar}>
              {partsOf(bar, series, scale).map(({ series: { label, paint }, start, length }) => (
                <rect
                  key={label}
                  className={classes[paint]}
                  x={percent(start)}
                  y="0"
                  width={percent(length)}
                  height="100%"
                />
              ))}
            </svg>
            <span className={classes.lineValue}>
              <bdi>{format(sumOf(bar.values ?? []))}</bdi>
            </span>
          </BarLink>
        </li>
      ))}
    </ul>
  );
};
