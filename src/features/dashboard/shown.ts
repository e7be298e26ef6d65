import { isFound } from '@/domain/listings/found-titles';
import type { Found } from '@/domain/listings/shop-health';
import { isPlainDate, type PlainDate } from '@/lib/dates';

/** What the start page keeps in the URL, as links give it; a URL may hold anything. */
export interface DashboardSearch {
  show?: string | undefined;
  week?: string | undefined;
}

/** A list of what the last check of the shop found: listings, or departures of a week that begins on this Sunday. */
type Shown = { found: Found } | { departures: { week?: PlainDate } };

/** What the start page shows instead of its overview; nothing for what it does not know. */
export const readShown = ({ show, week }: Record<string, unknown>): Shown | undefined => {
  if (isFound(show)) return { found: show };
  if (show !== 'departures') return undefined;
  return { departures: typeof week === 'string' && isPlainDate(week) ? { week } : {} };
};
