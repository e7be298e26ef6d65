import { type Angle, readAngles } from './angles';
import { isLink, readMapLink } from './coordinate-links';
import { latinDigits } from './digits';
import { decodePlusCode, isPlusCode } from './plus-code';
import type { NumberReading } from './read-number';

/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The result of reading a text as a place: empty, one angle, a place, or why it cannot be read. */
export type CoordinatesReading =
  | { kind: 'none' }
  | { kind: 'angle'; angle: Angle }
  | { kind: 'place'; place: Coordinates }
  | { kind: 'refused'; reason: string };

/** Nepal, between Mahendranagar and Taplejung. */
export const NEPAL = { south: 26.3, north: 30.5, west: 80, east: 88.25 } as const;

const DECIMALS = 6;

/** Six decimals distinguish places about 10 cm apart. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${roundDegrees(latitude)}, ${roundDegrees(longitude)}`;

export const isInNepal = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= NEPAL.south && latitude <= NEPAL.north && longitude >= NEPAL.west && longitude <= NEPAL.east;

const refused = (reason: string) => ({ kind: 'refused', reason }) as const;

const placeOf = (latitude: number, longitude: number): CoordinatesReading => {
  if (Math.abs(latitude) > 90) return refused('A latitude is between -90 and 90.');
  if (Math.abs(longitude) > 180) return refused('A longitude is between -180 and 180.');
  return {
    kind: 'place',
    place: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
  };
};

/** Longer than any map link. */
const LONGEST = 4_000;
const UNREADABLE = 'Write degrees as 27.7172, or latitude and longitude as 27.7172, 85.3240.';

const readPlace = (text: string): CoordinatesReading => {
  const [, whole, part] = /^([+-]?\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (whole !== undefined && part !== undefined && Number(part) <= 180)
    return refused(
      `“${text}” may be ${whole}.${part}, or two numbers. Write ${whole}.${part} or ${whole}, ${part}.`,
    );
  const [first, second, ...others] = readAngles(text) ?? [];
  if (!first || others.length > 0) return refused(UNREADABLE);
  if (!second) return { kind: 'angle', angle: first };
  if (first.axis !== undefined && first.axis === second.axis) return refused(UNREADABLE);
  const swapped = first.axis === 'longitude' || second.axis === 'latitude';
  return swapped ? placeOf(second.degrees, first.degrees) : placeOf(first.degrees, second.degrees);
};

/**
 * Reads a place in any common notation, in Latin or Devanagari digits: `27.7172, 85.3240` with decimal points or commas,
 * signs, letters or labels; degrees with minutes and seconds; a full plus code; a `geo:` or map link.
 */
export const readCoordinates = (text: string): CoordinatesReading => {
  const written = latinDigits(text).replaceAll('−', '-').trim();
  if (written === '') return { kind: 'none' };
  if (written.length > LONGEST) return refused(UNREADABLE);
  if (isLink(written)) {
    const found = readMapLink(written);
    return typeof found === 'string' ? refused(found) : placeOf(...found);
  }
  if (!isPlusCode(written)) return readPlace(written);
  const found = decodePlusCode(written);
  return found
    ? placeOf(found.latitude, found.longitude)
    : refused('This plus code is short and needs a town. Use the full code, such as 7MV7P88F+VJ.');
};

const otherAxis = { latitude: 'This is a latitude.', longitude: 'This is a longitude.' };

/** Reads the text typed for one angle of a place, in degrees. */
export const readDegrees = (text: string, axis: NonNullable<Angle['axis']>): NumberReading => {
  const reading = readCoordinates(text);
  if (reading.kind === 'none') return { kind: 'empty' };
  if (reading.kind === 'refused') return reading;
  if (reading.kind === 'place')
    return refused('This is latitude and longitude. Leave the field to fill in both.');
  const { degrees, axis: said = axis } = reading.angle;
  if (said !== axis) return refused(otherAxis[said]);
  return { kind: 'number', value: roundDegrees(degrees) };
};
