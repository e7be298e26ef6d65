import { type Bounds, boundsOf, kmBetween } from '@/domain/nepal/map/projection';
import type { Coordinates } from '@/lib/places/coordinates';
import { type DayPlaces, type DayText, placesOf, type Point } from './altitude';
import type { Place } from './place';

/** How one travels, by the words of the day's title; on foot if it does not say. */
export type Means = 'foot' | 'drive' | 'flight';

/** A place that an itinerary leads to. */
export interface WayPoint {
  name: string;
  metres: number | undefined;
  at: Coordinates;
  /** The days that end there, from 1; empty if it is only passed. */
  nights: number[];
}

/** From one place to the next, as the crow flies. */
export interface Leg {
  day: number;
  from: WayPoint;
  to: WayPoint;
  by: Means;
  /** Whether places between are not on the map. */
  skips: boolean;
}

/** A stay of one or more nights, in the order of the days. */
export interface Stop {
  days: number[];
  point: WayPoint;
  by: Means | undefined;
}

export interface Way {
  /** Each place once, in the order in which they are reached. */
  points: readonly WayPoint[];
  legs: readonly Leg[];
  stops: readonly Stop[];
  /** Places without coordinates, or of which nothing tells which of its name is meant. */
  missing: readonly { day: number; name: string }[];
  /** The days whose texts name no place to sleep. */
  unnamed: readonly number[];
}

const FLIGHT = /\b(?:fl(?:y|ies|ight|ights|ying)|heli(?:copter)?)\b|उडान|हवाई/iu;
const DRIVE =
  /\b(?:driv(?:e|es|ing)|jeep|bus|car|van|road|motorbike)\b|गाडी|जिप|जीप|(?<![\p{L}\p{M}])बस(?![\p{L}])/iu;

const meansIn = (text: string): Means | undefined =>
  FLIGHT.test(text)
    ? 'flight'
    : DRIVE.test(text)
      ? 'drive'
      : /\b(?:trek|walk|hike)/iu.test(text)
        ? 'foot'
        : undefined;

/** The places of a day in their order, with how one gets there: the nearest word before a name counts. */
const reached = ({ title, titled, night }: DayPlaces): { point: Point; by: Means }[] => {
  const anywhere = meansIn(title) ?? 'foot';
  let end = 0;
  let said: Means | undefined;
  const found = titled.map((point) => {
    said = meansIn(title.slice(end, point.at)) ?? said;
    end = point.end;
    return { point, by: said ?? anywhere };
  });
  return night ? [...found, { point: night, by: said ?? anywhere }] : found;
};

const coordinatesOf = (place: Place | undefined): Coordinates | undefined =>
  place?.coordinates && { latitude: place.coordinates[0], longitude: place.coordinates[1] };

/** The way of an itinerary over places whose coordinates are known. */
export const wayOf = (days: readonly DayText[], region?: string | null): Way => {
  const points = new Map<Place, WayPoint>();
  const legs: Leg[] = [];
  const stops: Stop[] = [];
  const missing: { day: number; name: string }[] = [];
  const unnamed: number[] = [];
  let here: WayPoint | undefined;
  let skips = false;

  const pointOf = ({ place, name, metres }: Point): WayPoint | undefined => {
    const at = coordinatesOf(place);
    if (!place || !at) return undefined;
    const known = points.get(place) ?? { name, metres, at, nights: [] };
    points.set(place, known);
    return known;
  };

  placesOf(days, region).forEach((one, index) => {
    const day = index + 1;
    let by: Means | undefined;
    for (const next of reached(one)) {
      const to = pointOf(next.point);
      if (!to) {
        const { name } = next.point;
        if (!missing.some((other) => other.name === name)) missing.push({ day, name });
        skips = true;
        continue;
      }
      if (here && here !== to) {
        by = next.by;
        legs.push({ day, from: here, to, by, skips });
      }
      here = to;
      skips = false;
    }
    if (!one.night) {
      unnamed.push(day);
      return;
    }
    const point = pointOf(one.night);
    if (!point) return;
    point.nights.push(day);
    const before = stops.at(-1);
    if (before?.point === point && before.days.at(-1) === day - 1) before.days.push(day);
    else stops.push({ days: [day], point, by });
  });

  return { points: [...points.values()], legs, stops, missing, unnamed };
};

/** Nobody walks farther in a day, as the crow flies. */
export const FARTHEST_WALK_KM = 40;

/** The part of a way that is walked; all of it if there is none. */
export const walkedBounds = ({ points, legs }: Way): Bounds | undefined => {
  const walked = legs.filter(
    ({ by, from, to, skips }) => by === 'foot' && (skips || kmBetween(from.at, to.at) <= FARTHEST_WALK_KM),
  );
  const ends = walked.flatMap(({ from, to }) => [from.at, to.at]);
  return boundsOf(ends.length > 0 ? ends : points.map(({ at }) => at));
};
