const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;

/** Where map addresses contain their coordinates; a pin takes precedence over the map's centre. */
const PLACES: readonly (readonly [pattern: RegExp, longitudeFirst?: true])[] = [
  [new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`)],
  [new RegExp(`!2d(${NUMBER})!3d(${NUMBER})`), true],
  [new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`)],
  [new RegExp(`[?&](?:q|query|ll|center|destination|cbll)=(?:loc:)?(${NUMBER}),\\s*(${NUMBER})`)],
  [new RegExp(`/(?:place|search)/(${NUMBER}),\\s*(${NUMBER})`)],
  // Of a route, its destination.
  [new RegExp(`/dir/(?:[^/]*/)*(${NUMBER}),\\s*(${NUMBER})`)],
  [new RegExp(`@(${NUMBER}),(${NUMBER})`)],
  [new RegExp(`#map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`)],
  [new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i')],
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll(/\+(?=[^\d.])/g, ' '));
  } catch {
    return text;
  }
};

/** Whether a text is a web address or a `geo:` one. */
export const isLink = (text: string): boolean =>
  /^(?:https?:\/\/|geo:)/i.test(text) || /^(?:www\.)?(?:google|maps|openstreetmap|osm)\.\S+\//i.test(text);

/** Latitude and longitude of a Google Maps, OpenStreetMap or `geo:` link, or why it contains none. */
export const readMapLink = (text: string): readonly [number, number] | string => {
  const address = decoded(text);
  for (const [pattern, longitudeFirst] of PLACES) {
    const [, first, second] = pattern.exec(address) ?? [];
    if (first === undefined || second === undefined) continue;
    return longitudeFirst ? [Number(second), Number(first)] : [Number(first), Number(second)];
  }
  return /goo\.gl\/|osm\.org\/go\//.test(address)
    ? 'A short link cannot be read. Open it and copy the full address of the map.'
    : 'This link has no coordinates. Copy the coordinates from the map instead.';
};
