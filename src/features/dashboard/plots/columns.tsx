import { BarLink } from './bar-link';
import { longest, partsOf, type PlotData, scaleFor, valuesText } from './plot';
import classes from './plots.module.css';

const percent = (share: number) => `${share * 100}%`;

/** Vertical bars over time; each links to what it counts. */
export const Columns = (plot: PlotData) => {
  const { bars, series, formatShort } = plot;
  const scale = scaleFor(longest(bars));
  return (
    <div className={classes.columns}>
      <div className={classes.scale} aria-hidden>
        <bdi>{formatShort(scale)}</bdi>
      </div>
      <ul className={classes.across}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <BarLink bar={bar} text={`${bar.name}: ${valuesText(bar, plot)}`} className={classes.bar}>
              <svg className={classes.column} data-unread={bar.values ? undefined : true}>
                {partsOf(bar, series, scale).map(({ series: { label, paint }, start, length }) => (
                  <rect
                    key={label}
                    className={classes[paint]}
                    x="0"
                    y={percent(1 - start - length)}
                    width="100%"
                    height={percent(length)}
                  />
                ))}
              </svg>
              <span className={classes.tick} data-current={bar.current ? true : undefined}>
                <bdi>{bar.tick}</bdi>
              </span>
            </BarLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
