import type { ListedPoint } from '@/domain/nepal/map/point-list';
import { formatCount, inDigits } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { inMetres } from './altitude-words';
import type { Stop, Way, WayPoint } from './way';

/** `3`, `3–4`, `3–4, 11`. */
export const dayNumbers = (days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return inDigits(runs.map((run) => [...new Set([run[0], run.at(-1)])].join('–')).join(', '));
};

const BY = { foot: undefined, drive: $localize`by road`, flight: $localize`by air` };

const leadOf = ({ days, by }: Stop): string =>
  [`${days.length === 1 ? $localize`Day` : $localize`Days`} ${dayNumbers(days)}`, by && BY[by]]
    .filter(Boolean)
    .join(', ');

export const keyOf = ({ name, at }: WayPoint): string => `${name} ${at.latitude} ${at.longitude}`;

/** The stops as rows of a list; a place with several stops is several rows. */
export const listedStops = ({ stops }: Way): readonly (ListedPoint & { point: WayPoint })[] =>
  stops.map((stop) => ({
    key: String(stop.days[0]),
    lead: leadOf(stop),
    name: stop.point.name,
    note: stop.point.metres === undefined ? '' : inMetres(stop.point.metres),
    point: stop.point,
  }));

/** What the map lacks; empty if nothing. */
export const lacks = ({ missing, unnamed }: Way): string[] => [
  ...(missing.length > 0
    ? [
        $localize`Not on the map: ${missing.map(({ day, name }) => $localize`${name}:name: (day ${formatCount(day)}:day:)`).join(', ')}:missing:.`,
      ]
    : []),
  ...(unnamed.length > 0
    ? [
        plural(unnamed.length, {
          one: $localize`Day ${dayNumbers(unnamed)}:dayNumbers: names no place to sleep.`,
          other: $localize`Days ${dayNumbers(unnamed)}:dayNumbers: name no place to sleep.`,
        }),
      ]
    : []),
];
