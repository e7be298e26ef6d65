import { useSyncExternalStore } from 'react';
import type { PlainDate } from '@/lib/dates';
import { isRecord } from '@/lib/is-record';
import { createLocalSetting } from '@/lib/local-setting';

/** What keeps a listing from being sold, the gravest first. */
export const blockers = {
  departure: 'No departure ahead',
  price: 'No price',
  image: 'No image',
  itinerary: 'Itinerary shorter than its days',
  seller: 'No vendor or owner',
  departureType: 'No departure type',
  slug: 'Slug that clashes with another',
  text: 'Empty text',
} as const;

export type Blocker = keyof typeof blockers;

/** A listing that something keeps from being sold. */
export interface Finding {
  blocker: Blocker;
  /** Where the listing is: `/packages/3/view`. */
  path: string;
  name: string;
  /** It has been seen since that this is mended. */
  mended?: boolean;
}

/** A package with the days on which it sets out, each as often as there are departures. */
export interface Departing {
  /** Where its departures are: `/packages/3/departures`. */
  path: string;
  name: string;
  dates: readonly PlainDate[];
}

/** The last look over everything that is for sale. */
export interface ShopHealth {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** How many listings were looked at, how many parts could not be read, and how many were left out as it was stopped. */
  seen: number;
  failed: number;
  skipped: number;
  findings: readonly Finding[];
  departures: readonly Departing[];
  /** How many packages have departures that say no day that can be read. */
  undated: number;
}

const isPlace = (value: unknown): value is { path: string; name: string } =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/[\w-]/.test(value.path) &&
  typeof value.name === 'string';

const isBlocker = (value: unknown): value is Blocker =>
  typeof value === 'string' && Object.hasOwn(blockers, value);

const isFinding = (value: unknown): value is Finding =>
  isPlace(value) && isBlocker((value as Partial<Finding>).blocker);

const isDeparting = (value: unknown): value is Departing =>
  isPlace(value) && Array.isArray((value as Partial<Departing>).dates);

const countIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Reads a stored result of any shape. */
const parseShopHealth = (stored: unknown): ShopHealth | null => {
  if (!isRecord(stored) || typeof stored.at !== 'number') return null;
  const { at, seen, failed, skipped, findings, departures, undated } = stored;
  return {
    at,
    seen: countIn(seen),
    failed: countIn(failed),
    skipped: countIn(skipped),
    findings: Array.isArray(findings) ? findings.filter(isFinding) : [],
    departures: Array.isArray(departures) ? departures.filter(isDeparting) : [],
    undated: countIn(undated),
  };
};

export const shopHealth = createLocalSetting('shop-health', parseShopHealth);

export const useShopHealth = () => useSyncExternalStore(shopHealth.subscribe, shopHealth.get);

/** Forgets the result, which names records: whoever comes next did not ask for it. */
export const forgetShopHealth = () => shopHealth.set(null);

/** What a list of findings holds: the listings that lack one thing, or anything. */
export type Found = Blocker | 'unready';

export const foundTitles: Readonly<Record<Found, string>> = {
  ...blockers,
  unready: 'Listings not ready to be sold',
};

export const isFound = (value: unknown): value is Found => value === 'unready' || isBlocker(value);

/** A listing with everything that was found in it and is not mended. */
export interface FoundListing {
  path: string;
  name: string;
  blockers: readonly Blocker[];
  /** What the list of findings is about has been mended: it stays in its place until the next check, and counts no more. */
  mended: boolean;
}

/** The listings of a list of findings, each once. */
export const listingsFound = (health: ShopHealth, found: Found): FoundListing[] => {
  const byPath = Map.groupBy(health.findings, ({ path }) => path);
  return [...byPath.values()].flatMap((findings) => {
    const [{ path, name } = { path: '', name: '' }] = findings;
    if (found !== 'unready' && !findings.some(({ blocker }) => blocker === found)) return [];
    const open = findings.filter(({ mended }) => !mended).map(({ blocker }) => blocker);
    const mended = found === 'unready' ? open.length === 0 : !open.includes(found);
    return [{ path, name, blockers: open, mended }];
  });
};

/** How many listings of a list of findings are not mended. */
export const countFound = (health: ShopHealth, found: Found): number =>
  listingsFound(health, found).filter(({ mended }) => !mended).length;

/** Notes what a look at a listing shows of its findings: mended or not, `undefined` where that is not known. */
export const reviewListing = (path: string, isMended: (blocker: Blocker) => boolean | undefined): void => {
  const health = shopHealth.get();
  const isNews = ({ path: own, blocker, mended = false }: Finding) =>
    own === path && (isMended(blocker) ?? mended) !== mended;
  if (!health?.findings.some(isNews)) return;
  const findings = health.findings.map((finding) =>
    isNews(finding) ? { ...finding, mended: !finding.mended } : finding,
  );
  shopHealth.set({ ...health, findings });
};
