import type { CSSProperties, ReactNode } from 'react';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Bar, linesOf, longest, partsOf, type PlotData, scaleFor, sumOf, valuesText } from './plot';
import classes from './plots.module.css';

interface BarLinkProps {
  bar: Bar;
  /** The numbers of the bar, as text. */
  text: string;
  className: string | undefined;
  /** The visible bar. */
  children: ReactNode;
}

const pointed = { hover: true, focus: true, touch: false };

/** A bar as a link to what it counts, with its numbers in a tooltip and for screen readers. */
const BarLink = ({ bar: { link }, text, className, children }: BarLinkProps) => {
  const content = (
    <>
      <span aria-hidden className={className}>
        {children}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
  if (!link) return <span className={classes.way}>{content}</span>;
  return (
    <Tooltip label={<bdi>{text}</bdi>} multiline maw={280} withArrow events={pointed}>
      <Link {...link} className={classes.way}>
        {content}
      </Link>
    </Tooltip>
  );
};

const percent = (share: number) => `${share * 100}%`;

/** Vertical bars over time; each links to what it counts. */
export const Columns = (plot: PlotData) => {
  const { bars, series, formatShort } = plot;
  const scale = scaleFor(longest(bars));
  return (
    <div className={classes.columns}>
      {linesOf(scale).map((value) => (
        <div
          key={value}
          className={classes.scale}
          style={{ '--at': value / scale } as CSSProperties}
          aria-hidden
        >
          <bdi>{formatShort(value)}</bdi>
        </div>
      ))}
      <ul className={classes.across}>
        {bars.map((bar) => (
          <li key={bar.key} data-current={bar.current ? true : undefined}>
            <BarLink bar={bar} text={`${bar.name}: ${valuesText(bar, plot)}`} className={classes.bar}>
              <svg className={classes.column} data-unreadable={bar.values ? undefined : true}>
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
              <span className={classes.tick}>
                <bdi>{bar.tick}</bdi>
              </span>
            </BarLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

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
