/** Passes, viewpoints, lakes and base camps are visited by day; peaks are seen, or climbed by expeditions. */
export type PlaceKind = 'town' | 'village' | 'pass' | 'viewpoint' | 'lake' | 'base camp' | 'peak';

export interface Place {
  /** The usual spelling. */
  name: string;
  /** Other spellings, in Latin letters, then in Devanagari. */
  spellings: readonly string[];
  region: string;
  kind: PlaceKind;
  /** Above the sea; undefined if no source says. */
  metres: number | undefined;
  /** The key in `sources` of the metres. */
  source: string | undefined;
  /** In degrees, north and east. */
  coordinates: readonly [latitude: number, longitude: number] | undefined;
}
