import { isFound } from '@/domain/listings/found-titles';
import type { Found } from '@/domain/listings/shop-health';

/** The search parameters of the start page, as links set them; a URL may contain anything. */
export interface DashboardSearch {
  show?: string | undefined;
}

const others = ['vendors', 'search', 'departures'] as const;

/** A list from the last reading: listings, vendors, pages with poor texts for search engines, missing departures. */
type Shown = { found: Found } | (typeof others)[number];

/** Reads which list replaces the overview; undefined if there is none, or it is unknown. */
export const readShown = ({ show }: Record<string, unknown>): Shown | undefined => {
  if (isFound(show)) return { found: show };
  return others.find((other) => other === show);
};
