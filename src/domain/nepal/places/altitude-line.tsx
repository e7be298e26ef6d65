import { formatCount } from '@/lib/formats/formats';
import type { DayAltitude } from './altitude';
import classes from './altitude.module.css';
import { inMetres } from './altitude-words';

interface AltitudeLineProps {
  days: readonly DayAltitude[];
}

/** More would not fit beside each other on a phone. */
const MOST_LABELS = 12;

const percent = (share: number) => `${share * 100}%`;

/** The nights as a line, with the highest points of days above it; the table says the same. */
export const AltitudeLine = ({ days }: AltitudeLineProps) => {
  const heights = days
    .flatMap(({ night, top }) => [night?.metres, top?.metres])
    .filter((metres) => metres !== undefined);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const across = (index: number) => percent((index + 0.5) / days.length);
  // A night's point is not at the very edge.
  const up = (metres: number) => percent(0.92 - (0.82 * (metres - lowest)) / Math.max(highest - lowest, 1));
  const step = Math.ceil(days.length / MOST_LABELS);
  return (
    <div className={classes.plot} aria-hidden>
      <bdi className={classes.highest}>{inMetres(highest)}</bdi>
      <bdi className={classes.lowest}>{inMetres(lowest)}</bdi>
      <svg className={classes.line} focusable="false">
        {days.map(({ day, night }, index) => {
          const next = days[index + 1]?.night?.metres;
          if (night?.metres === undefined || next === undefined) return null;
          return (
            <line
              key={day}
              className={classes.way}
              x1={across(index)}
              y1={up(night.metres)}
              x2={across(index + 1)}
              y2={up(next)}
            />
          );
        })}
        {days.map(({ day, night }, index) =>
          night?.metres === undefined ? null : (
            <circle key={day} className={classes.night} cx={across(index)} cy={up(night.metres)} r="3.5">
              <title>{$localize`Day ${formatCount(day)}:day:: ${night.name}:name:, ${inMetres(night.metres)}:inMetres:`}</title>
            </circle>
          ),
        )}
        {days.map(({ day, top }, index) =>
          top?.metres === undefined ? null : (
            // During the day, so between the nights.
            <svg
              key={day}
              x={percent(Math.max(index, 0.5) / days.length)}
              y={up(top.metres)}
              overflow="visible"
            >
              <path className={classes.top} d="M0 -5 L5 4 L-5 4 Z">
                <title>{$localize`Day ${formatCount(day)}:day:: ${top.name}:name:, ${inMetres(top.metres)}:inMetres:`}</title>
              </path>
            </svg>
          ),
        )}
      </svg>
      <div className={classes.days}>
        {days.map(({ day }) => (
          <bdi key={day}>{(day - 1) % step === 0 && formatCount(day)}</bdi>
        ))}
      </div>
    </div>
  );
};
