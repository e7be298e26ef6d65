import { readPair } from './angles';
import { decodePlusCode, isPlusCode, SHORT_PLUS_CODE } from './plus-code';

/** The place that a link leads to. */
export interface LinkedPlace {
  latitude: number;
  longitude: number;
  /** Whether the link has no place but only the middle of the map that it shows. */
  isMiddle?: boolean;
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const HOSTS = 'google|goo|maps|openstreetmap|osm|plus|bing|waze|mapy';
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|geo:|(?<![\w./])(?:www\.)?(?:${HOSTS})\.[a-z.]+\/)[^\s<>]+(?:(?<=,)\s+[-+]?\d[^\s<>]*)?`,
  'i',
);

/** The first web address or `geo:` one in a text, which may have a name before it, or be in quotation marks. */
export const linkIn = (text: string): string | undefined => LINK.exec(text)?.[0].replace(/["'”’>,.]+$/, '');

const SHORT =
  /^(?:[\w.-]*\.)?(?:goo\.gl|osm\.org\/go|maps\.apple\/p|g\.co|bit\.ly|binged\.it|share\.google)(?:\/|$)/i;
const SHORT_LINK = $localize`A short link cannot be read. Open it and copy the full address of the map.`;
const NO_PLACE = $localize`This link has no coordinates. Copy the coordinates from the map instead.`;
const NO_DESTINATION = $localize`This link shows a route without the coordinates of its destination; the middle of its map is another place. Open the destination alone, and copy its link.`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** In a link a space may be written as a plus, and the other way round. */
const asPlusCode = (text: string) => text.replace(/^(\w{4,8})[+ ](\w{2,7})[+ ]?/, '$1+$2 ').trim();

/** A place written in a part of a link, `27.7,+85.3`, `loc:27.7,85.3 (Thamel)` or degrees with minutes; or a plus code. */
const placeIn = (part: string | null | undefined): LinkedPlace | undefined => {
  const text = decoded(part ?? '').replace(/^(?:loc:|ll\.|pos\.|point\.)/, '');
  return (
    decodePlusCode(asPlusCode(text)) ?? readPair(text.replaceAll('+', ' ').replace(/\s*\([^)]*\)?\s*$/, ''))
  );
};

const lastOf = (text: string, pattern: string): [number, number] | undefined => {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))].at(-1);
  return found && [Number(found[1]), Number(found[2])];
};

const at = (
  pair: [number, number] | undefined,
  longitudeFirst?: 'longitude first',
): LinkedPlace | undefined =>
  pair &&
  (longitudeFirst ? { latitude: pair[1], longitude: pair[0] } : { latitude: pair[0], longitude: pair[1] });

const middle = (place: LinkedPlace | undefined): LinkedPlace | undefined =>
  place && { ...place, isMiddle: true };

/** The stops of a Google route are in its path; those that are names have their coordinates in its data. */
const destinationOf = (path: string): LinkedPlace | string | undefined => {
  const route = /\/maps\/dir\/(.*)$/.exec(path)?.[1];
  if (route === undefined) return undefined;
  const [stops = '', data = ''] = route.replace(/\/$/, '').split(/(?:^|\/)(?:@|data=)(.*)/);
  if (stops === '') return undefined;
  const stop = stops.split('/').at(-1);
  // Points that the route passes are `!1m2!1d…!2d…`.
  const named = stop ? at(lastOf(data, `!2m2!1d${NUMBER}!2d${NUMBER}`), 'longitude first') : undefined;
  return placeIn(stop) ?? named ?? NO_DESTINATION;
};

/** What Google's encoded parameters say, the last of several places being the one that is open. */
const fromData = (address: string): LinkedPlace | undefined =>
  at(lastOf(address, `!3d${NUMBER}!4d${NUMBER}`)) ??
  // The destination of an embedded route.
  at(lastOf(address, `!3m2!1d${NUMBER}!2d${NUMBER}`));

const DESTINATIONS = ['daddr', 'destination', 'to'];
const PINS = ['q', 'query', 'coordinate', 'where1', 'cbll', 'viewpoint'];
const MIDDLES = ['center', 'sll', 'll'];

const fromSearch = (search: URLSearchParams, host: string): LinkedPlace | string | undefined => {
  const pair = (latitude: string, longitude: string) =>
    placeIn(`${search.get(latitude) ?? ''}, ${search.get(longitude) ?? ''}`);
  const first = (names: readonly string[]) => names.map((name) => placeIn(search.get(name))).find(Boolean);
  const end = (name: string, between: string) => search.get(name)?.split(between).at(-1);
  const bing = (part: string | undefined) => placeIn(part?.split('_').slice(0, 2).join(', '));
  const destination = first(DESTINATIONS) ?? placeIn(end('route', ';')) ?? bing(end('rtp', '~')) ?? undefined;
  if (destination) return destination;
  if (DESTINATIONS.some((name) => search.get(name))) return NO_DESTINATION;
  const pin =
    first(PINS) ??
    pair('mlat', 'mlon') ??
    bing(end('sp', '~')) ??
    // Mapy, longitude first.
    (search.get('source') === 'coor'
      ? placeIn(search.get('id')?.split(',').toReversed().join(', '))
      : undefined) ??
    // With Google this is the middle of the map.
    (/apple|waze/.test(host) ? placeIn(search.get('ll')) : undefined);
  return (
    pin ??
    middle(
      first(MIDDLES) ??
        placeIn(search.get('cp')?.replace('~', ', ')) ??
        pair('lat', 'lon') ??
        pair('lat', 'lng') ??
        pair('y', 'x'),
    )
  );
};

const fromGeo = (text: string): LinkedPlace | undefined => {
  const [, place = '', search] = /^geo:([^?;]*)[^?]*(?:\?(.*))?$/i.exec(text) ?? [];
  const query = new URLSearchParams(search).get('q');
  // 0,0 is written where the query alone says what is meant.
  return query === null || !/^0(?:\.0+)?,0/.test(place)
    ? placeIn(place.split(',').slice(0, 2).join(', '))
    : placeIn(query);
};

/**
 * The place of a link to Google Maps, Apple Maps, Bing Maps, OpenStreetMap, Waze or mapy.com, of a plus code or a `geo:`
 * link: its pin, or the destination of a route, or the middle of the map; or why it has none.
 */
export const readMapLink = (text: string): LinkedPlace | string => {
  if (/^geo:/i.test(text)) return fromGeo(text) ?? NO_PLACE;
  const withScheme = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return NO_PLACE;
  const { hostname, pathname, searchParams, hash, search } = new URL(withScheme);
  if (SHORT.test(`${hostname}${pathname}`)) return SHORT_LINK;
  const within = [...searchParams.values()].find((value) => /^https?:\/\//.test(value));
  if (within) return readMapLink(within);
  const path = decoded(pathname);
  const code = hostname === 'plus.codes' ? asPlusCode(path.replace(/^\/(?:map\/)?/, '')) : '';
  if (isPlusCode(code) && !decodePlusCode(code)) return SHORT_PLUS_CODE;
  const [, place] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const data = `${path}${decoded(search)}`;
  return (
    destinationOf(path) ??
    fromData(data) ??
    placeIn(place) ??
    decodePlusCode(code) ??
    fromSearch(searchParams, hostname) ??
    // Of a panorama (`3a`), where it was taken.
    at(lastOf(path, `@${NUMBER},${NUMBER},\\d+a`)) ??
    middle(
      at(lastOf(path, `@${NUMBER},${NUMBER}`)) ??
        at(lastOf(data, `!2d${NUMBER}!3d${NUMBER}`), 'longitude first') ??
        at(lastOf(hash, `#(?:map=)?[\\d.]+/${NUMBER}/${NUMBER}`)),
    ) ??
    NO_PLACE
  );
};
