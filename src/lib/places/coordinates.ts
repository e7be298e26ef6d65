import type { NumberReading } from '@/lib/numbers/read-number';
import { latinDigits } from '@/lib/text/digits';
import { type Angle, readAngles, readPair } from './angles';
import { linkIn, readMapLink } from './coordinate-links';
import { decodePlusCode, isPlusCode, SHORT_PLUS_CODE } from './plus-code';

/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * The result of reading a text as a place: empty, one angle, a place with a `note` where the text may mean another, or
 * why it cannot be read.
 */
export type CoordinatesReading =
  | { kind: 'none' }
  | { kind: 'angle'; angle: Angle }
  | { kind: 'place'; place: Coordinates; note?: string }
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

const SWAPPED = $localize`Longitude was written first: the two were swapped.`;
const MIDDLE = $localize`The link has no pin, only the middle of its map. Check that this is the place.`;

const placeOf = ({ latitude, longitude }: Coordinates, note?: string): CoordinatesReading => {
  if (Math.abs(latitude) > 90) return refused($localize`A latitude is between -90 and 90.`);
  if (Math.abs(longitude) > 180) return refused($localize`A longitude is between -180 and 180.`);
  const place = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
  return { kind: 'place', place, ...(note !== undefined && { note }) };
};

/** A place that is written without letters; longitude first if only that is in Nepal. */
const unnamedPlaceOf = (place: Coordinates, note?: string): CoordinatesReading => {
  const swapped = { latitude: place.longitude, longitude: place.latitude };
  const isSwapped = !isInNepal(place) && isInNepal(swapped);
  return isSwapped ? placeOf(swapped, [SWAPPED, note].filter(Boolean).join(' ')) : placeOf(place, note);
};

const HEIGHT =
  /^(.+?[\d°NSEW'"′″])[\s,;]+(?:alt(?:itude)?|elev(?:ation)?|height)?[\s.:]*-?(?:\d{1,2},\d{3}|\d{1,5}(?:\.\d+)?)\s*(?:m|masl|met(?:er|re)s?|ft|feet)?\.?$/i;

/** Without the height above the sea after two angles: `27.8069, 86.7140, 3440 m`. */
const withoutHeight = (text: string): string => {
  const before = HEIGHT.exec(text)?.[1] ?? '';
  const isPair = (before.match(/\d\.\d/g) ?? []).length === 2 || /[nsew°]/i.test(before);
  return isPair ? before : text;
};

const NAME = String.raw`[\p{L}\p{Extended_Pictographic}][\p{L}\p{M}\p{N}\p{Extended_Pictographic}\uFE0F\s.,:;|=/'’&–—-]*?`;
const LABEL = String.raw`(?:(?:lat|lon|lng|latitude|longitude|long)\b[\s:=.]*|[nsew]\s?)(?=[-+\d])`;
const BEFORE = new RegExp(
  String.raw`^(?!${LABEL})${NAME}[\s:,;|=/(](?=(?:${LABEL})?[-+]?\d{1,3}[.,°]\d)`,
  'iu',
);

/** Without a name before or behind the coordinates: `Namche: 27.8069, 86.7140`, `27.8069, 86.7140 (Namche)`. */
const withoutName = (text: string): string =>
  text
    .replace(BEFORE, '')
    .replace(/\([^()\d]*\)$/, '')
    .trim();

/** Longer than any map link. */
const LONGEST = 4_000;
const UNREADABLE = $localize`Write degrees as 27.7172, or latitude and longitude as 27.7172, 85.3240.`;

const readPlace = (text: string): CoordinatesReading => {
  const [, whole, part] = /^([+-]?\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (whole !== undefined && part !== undefined && Number(part) <= 180)
    return refused(
      $localize`“${text}:text:” may be ${whole}:whole:.${part}:part:, or two numbers. Write ${whole}:whole:.${part}:part: or ${whole}:whole:, ${part}:part:.`,
    );
  const [angle, ...others] = readAngles(text) ?? [];
  if (angle && others.length === 0) return { kind: 'angle', angle };
  const bare = withoutName(text);
  const pair = readPair(text) ?? readPair(bare) ?? readPair(withoutHeight(bare));
  if (!pair) return refused(UNREADABLE);
  return /[a-z]/i.test(withoutHeight(bare)) ? placeOf(pair) : unnamedPlaceOf(pair);
};

/**
 * Reads a place in any common notation, in Latin or Devanagari digits: `27.7172, 85.3240` with decimal points or commas,
 * signs, letters or labels; degrees with minutes and seconds; a full plus code; a link to a map (see `readMapLink`), also
 * with a name before it.
 */
export const readCoordinates = (text: string): CoordinatesReading => {
  const written = latinDigits(text).replaceAll('−', '-').trim();
  if (written === '') return { kind: 'none' };
  if (written.length > LONGEST) return refused(UNREADABLE);
  const link = linkIn(written);
  if (link) {
    const found = readMapLink(link);
    if (typeof found !== 'string') return unnamedPlaceOf(found, found.isMiddle ? MIDDLE : undefined);
    const beside = readPlace(written.replace(link, ' ').trim());
    return beside.kind === 'place' ? beside : refused(found);
  }
  if (!isPlusCode(written)) return readPlace(written);
  const found = decodePlusCode(written);
  return found ? placeOf(found) : refused(SHORT_PLUS_CODE);
};

const otherAxis = { latitude: $localize`This is a latitude.`, longitude: $localize`This is a longitude.` };

/** Reads the text typed for one angle of a place, in degrees. */
export const readDegrees = (text: string, axis: NonNullable<Angle['axis']>): NumberReading => {
  const reading = readCoordinates(text);
  if (reading.kind === 'none') return { kind: 'empty' };
  if (reading.kind === 'refused') return reading;
  if (reading.kind === 'place')
    return refused($localize`This is latitude and longitude. Leave the field to fill in both.`);
  const { degrees, axis: said = axis } = reading.angle;
  if (said !== axis) return refused(otherAxis[said]);
  return { kind: 'number', value: roundDegrees(degrees) };
};
