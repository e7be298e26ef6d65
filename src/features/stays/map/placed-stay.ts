import type { LinkProps } from '@tanstack/react-router';
import type { Coordinates } from '@/lib/places/coordinates';

/** A stay on the map. */
export interface PlacedStay {
  id: number;
  name: string;
  address: string;
  link: LinkProps | undefined;
  at: Coordinates;
  /** Its longitude was entered as its latitude. */
  swapped: boolean;
}
