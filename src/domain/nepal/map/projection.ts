import type { Coordinates } from '@/lib/places/coordinates';

/** A part of the earth, in degrees. */
export interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point of a map, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Where a place is on a map. */
export type Project = (place: Coordinates) => Point;

/** A degree of longitude is shorter than one of latitude: by the cosine of 28.4°, the middle of Nepal. */
const NARROWER = Math.cos((28.4 * Math.PI) / 180);

const KM_A_DEGREE = 111.2;

/** No map shows less than about 6 km. */
const LEAST = 6 / KM_A_DEGREE;

/** The smallest part of the earth with all these places; undefined without any. */
export const boundsOf = (places: readonly Coordinates[]): Bounds | undefined => {
  if (places.length === 0) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
};

export const middleOf = ({ south, north, west, east }: Bounds): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

export const isWithin = (
  { latitude, longitude }: Coordinates,
  { south, north, west, east }: Bounds,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The bounds around a middle, larger or smaller by a factor. */
export const scaledBounds = (
  { south, north, west, east }: Bounds,
  factor: number,
  middle: Coordinates,
): Bounds => {
  const tall = (Math.max(north - south, LEAST) * factor) / 2;
  const broad = (Math.max(east - west, LEAST) * factor) / 2;
  return {
    south: middle.latitude - tall,
    north: middle.latitude + tall,
    west: middle.longitude - broad,
    east: middle.longitude + broad,
  };
};

/** Projects places so that the bounds fill a map but for a margin: equirectangular, true to distances in Nepal by 2%. */
export const projectionOf = (bounds: Bounds, { width, height }: Size, margin: number): Project => {
  const { latitude, longitude } = middleOf(bounds);
  const broad = Math.max((bounds.east - bounds.west) * NARROWER, LEAST);
  const tall = Math.max(bounds.north - bounds.south, LEAST);
  const scale = Math.min((width - 2 * margin) / broad, (height - 2 * margin) / tall);
  return (place) => ({
    x: width / 2 + (place.longitude - longitude) * NARROWER * scale,
    y: height / 2 - (place.latitude - latitude) * scale,
  });
};

/** The distance in km, as the crow flies; good to 2% within Nepal. */
export const kmBetween = (a: Coordinates, b: Coordinates): number =>
  KM_A_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * NARROWER);
