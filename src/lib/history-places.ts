import { isRecord } from './is-record';
import { eraseInTab } from './tab-storage';

/** What an entry of this tab's history shows. */
export interface Place {
  pathname: string;
  /** As parsed from the URL. */
  search: Record<string, unknown>;
}

const prefix = 'place:';
const storageKey = (index: number) => `${prefix}${String(index)}`;

/** Notes what this tab's history has at `index`: the browser does not tell what lies behind a screen. Outlives a reload. */
export const notePlace = (index: number, { pathname, search }: Place) => {
  try {
    sessionStorage.setItem(storageKey(index), JSON.stringify({ pathname, search }));
  } catch {
    // A full or denied storage costs the way through a list, nothing else.
  }
};

/** What this tab's history has at `index`, as far as it is known. */
export const placeAt = (index: number): Place | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(index)) ?? 'null');
    if (!isRecord(stored) || typeof stored.pathname !== 'string' || !isRecord(stored.search))
      return undefined;
    return { pathname: stored.pathname, search: stored.search };
  } catch {
    return undefined;
  }
};

/** Forgets every place: their filters hold what the last person looked for. */
export const erasePlaces = () => {
  eraseInTab(prefix);
};
