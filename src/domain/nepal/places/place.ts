/**
 * Passes, viewpoints, lakes and base camps are visited by day; peaks are seen, or climbed by expeditions; a name is that of
 * a district, a valley or a temple, which has no height.
 */
const placeKinds = ['town', 'village', 'pass', 'viewpoint', 'lake', 'base camp', 'peak', 'name'] as const;

export type PlaceKind = (typeof placeKinds)[number];

export const isPlaceKind = (text: string | undefined): text is PlaceKind =>
  placeKinds.some((kind) => kind === text);

export interface Place {
  /** The usual spelling. */
  name: string;
  /** All other spellings and names, in both scripts. */
  spellings: readonly string[];
  region: string;
  kind: PlaceKind;
  /** Above the sea; undefined if no source says. */
  metres: number | undefined;
  /** The key in `sources` of the metres, or an address or a text of the administrator. */
  source: string | undefined;
  /** In degrees, north and east. */
  coordinates: readonly [latitude: number, longitude: number] | undefined;
  /** The key in `sources` of the coordinates. */
  locatedBy: string | undefined;
}
