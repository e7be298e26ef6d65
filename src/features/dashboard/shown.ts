import { isFound } from '@/domain/listings/found-titles';
import type { Found } from '@/domain/listings/shop-health';

/** What the start page keeps in the URL, as links give it; a URL may hold anything. */
export interface DashboardSearch {
  show?: string | undefined;
}

/** A list of what was found last: listings, vendors, or pages that fall short in search engines. */
type Shown = { found: Found } | 'vendors' | 'search';

/** What the start page shows instead of its overview; nothing for what it does not know. */
export const readShown = ({ show }: Record<string, unknown>): Shown | undefined => {
  if (isFound(show)) return { found: show };
  return show === 'vendors' || show === 'search' ? show : undefined;
};
