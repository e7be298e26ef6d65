import { formatCount } from '@/lib/formats/formats';
import type { Advice } from './advice';
import type { DayAltitude, Point } from './altitude';

/** `5,164 m`. */
export const inMetres = (metres: number): string => `${formatCount(metres)} m`;

/** `+830 m`, with a real minus sign. */
export const changeText = (metres: number): string =>
  metres === 0 ? inMetres(0) : `${metres > 0 ? '+' : '−'}${inMetres(Math.abs(metres))}`;

export const adviceText = (advice: Advice): string =>
  advice.kind === 'rise'
    ? $localize`Day ${formatCount(advice.day)}:day:: ${advice.name}:name: is ${inMetres(advice.metres)}:inMetres: above the night before, without a second night there.`
    : $localize`Days ${formatCount(advice.from)}:from: to ${formatCount(advice.to)}:to:: ${inMetres(advice.metres)}:inMetres: up without a night to rest.`;

const highest = (points: readonly { day: number; point: Point | undefined }[]) =>
  points
    .filter(({ point }) => point?.metres !== undefined)
    .toSorted((a, b) => (b.point?.metres ?? 0) - (a.point?.metres ?? 0))[0];

/** The highest night, and the highest point if it is another. */
export const summaryOf = (days: readonly DayAltitude[]): string => {
  const night = highest(days.map((one) => ({ day: one.day, point: one.night })));
  const top = highest(days.map((one) => ({ day: one.day, point: one.top })));
  const named = (what: string, found: typeof night) =>
    found?.point?.metres === undefined
      ? ''
      : $localize`${what}:what: ${found.point.name}:name:, ${inMetres(found.point.metres)}:inMetres:, on day ${formatCount(found.day)}:day:.`;
  const isHigher = (top?.point?.metres ?? 0) > (night?.point?.metres ?? 0);
  return [named($localize`Highest night:`, night), isHigher ? named($localize`Highest point:`, top) : '']
    .filter(Boolean)
    .join(' ');
};

/** “Deurali, 3,240 m or 2,100 m”: what is asked where one name is several places. */
export const questionsOn = (days: readonly DayAltitude[]): string[] =>
  days.flatMap(({ day, night }) => {
    if (!night || night.candidates.length === 0 || night.metres !== undefined) return [];
    const which = night.candidates
      .map(({ region, metres }) => (metres === undefined ? region : `${region}, ${inMetres(metres)}`))
      .join('; ');
    return [
      $localize`Day ${formatCount(day)}:day:: which ${night.name}:name:? (${which}:which:) Write the height after the name: “${night.name}:name: (2,100 m)”.`,
    ];
  });
