/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What a text says of a place: nothing that looks like one, a place, or why it is none. */
export type CoordinatesReading =
  { kind: 'none' } | { kind: 'place'; place: Coordinates } | { kind: 'refused'; reason: string };

const DECIMALS = 6;

/** Six decimals tell places a hand's breadth apart. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${String(roundDegrees(latitude))}, ${String(roundDegrees(longitude))}`;

const placeOf = (latitude: number, longitude: number): CoordinatesReading => {
  if (Math.abs(latitude) > 90) return { kind: 'refused', reason: 'A latitude is between -90 and 90.' };
  if (Math.abs(longitude) > 180) return { kind: 'refused', reason: 'A longitude is between -180 and 180.' };
  return {
    kind: 'place',
    place: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
  };
};

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;

/** Where an address of Google Maps names its place, the pin before the middle of the map. */
const IN_LINKS: readonly (readonly [pattern: RegExp, longitudeFirst?: true])[] = [
  [new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`)],
  [new RegExp(`!2d(${NUMBER})!3d(${NUMBER})`), true],
  [new RegExp(`[?&](?:q|query|ll|center|destination|cbll)=(?:loc:)?(${NUMBER}),\\s*(${NUMBER})`)],
  [new RegExp(`/(?:place|search|dir)/(${NUMBER}),\\s*(${NUMBER})`)],
  [new RegExp(`@(${NUMBER}),(${NUMBER})`)],
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll(/\+(?=[^\d.])/g, ' '));
  } catch {
    return text;
  }
};

const readLink = (text: string): CoordinatesReading => {
  const address = decoded(text);
  for (const [pattern, longitudeFirst] of IN_LINKS) {
    const [, first, second] = pattern.exec(address) ?? [];
    if (first === undefined || second === undefined) continue;
    return longitudeFirst ? placeOf(Number(second), Number(first)) : placeOf(Number(first), Number(second));
  }
  const reason = address.includes('goo.gl/')
    ? 'A short link does not say where it leads. Open it, and copy the address of the map.'
    : 'This link names no coordinates.';
  return { kind: 'refused', reason };
};

/** Degrees with minutes and seconds where they are given; a letter before or after says the direction. */
const ANGLE = new RegExp(
  String.raw`([NSEW])?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg|d\b)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:'|′|’|m\b)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|s\b))?)?\s*([NSEW])?`,
  'giy',
);

interface Angle {
  degrees: number;
  axis: 'latitude' | 'longitude' | undefined;
}

const angleOf = ([, before, whole = '', minutes = '0', seconds = '0', after]: RegExpExecArray):
  Angle | undefined => {
  const letter = (before ?? after)?.toUpperCase();
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const negative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  return {
    degrees: negative ? -size : size,
    axis: letter === undefined ? undefined : 'NS'.includes(letter) ? 'latitude' : 'longitude',
  };
};

/** The angles of a text that holds nothing else. */
const anglesIn = (text: string): Angle[] | undefined => {
  const angles: Angle[] = [];
  let at = 0;
  while (at < text.length) {
    ANGLE.lastIndex = at;
    const match = ANGLE.exec(text);
    const angle = match ? angleOf(match) : undefined;
    if (!match || !angle) return undefined;
    angles.push(angle);
    at += match[0].length;
    at += /^[\s,;/]*/.exec(text.slice(at))?.[0].length ?? 0;
  }
  return angles;
};

const readPair = (text: string): CoordinatesReading => {
  const [first, second, ...others] = anglesIn(text) ?? [];
  if (!first || !second || others.length > 0) return { kind: 'none' };
  if (first.axis !== undefined && first.axis === second.axis) return { kind: 'none' };
  const swapped = first.axis === 'longitude' || second.axis === 'latitude';
  return swapped ? placeOf(second.degrees, first.degrees) : placeOf(first.degrees, second.degrees);
};

/**
 * Reads a pasted place: `27.7172, 85.3240` with or without signs and brackets, degrees with minutes and seconds, a `geo:`
 * address, or a link to Google Maps.
 */
export const readCoordinates = (text: string): CoordinatesReading => {
  const trimmed = text.trim();
  if (/^https?:\/\//i.test(trimmed) || /^(www\.)?(google|maps)\.\S+\//i.test(trimmed))
    return readLink(trimmed);
  const bare = trimmed.replace(/^geo:/i, '').replace(/\?.*$/, '');
  return readPair(bare.replace(/^[([]\s*/, '').replace(/\s*[)\]]$/, ''));
};
