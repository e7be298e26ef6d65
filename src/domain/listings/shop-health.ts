import { useSyncExternalStore } from 'react';
import { isPlace, type RecordPlace } from '@/lib/places/record-place';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import type { DayPrice } from './rules/day-price';
import type { Gap, Gaps } from './rules/rule';

/** A gap found by the shop check. */
export interface FoundGap extends RecordPlace, Pick<Gap, 'rule' | 'text' | 'blocking'> {
  /** It was seen to be closed since. */
  closed?: boolean;
}

/** The result of the last shop check. */
export interface ShopHealth {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The number of listings checked, and whether these are all. */
  seen: number;
  whole: boolean;
  gaps: readonly FoundGap[];
  /** Listings with the same slug or text, by a key. */
  shared: Readonly<Record<string, readonly RecordPlace[]>>;
  /** What packages cost a day, by path. */
  dayPrices: readonly ({ path: string } & DayPrice)[];
}

const isFoundGap = (value: unknown): value is FoundGap => {
  if (!isPlace(value)) return false;
  const { rule, text, blocking } = value as Partial<FoundGap>;
  return typeof rule === 'string' && typeof text === 'string' && typeof blocking === 'boolean';
};

const sharedIn = (value: unknown): ShopHealth['shared'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([key, places]) => [
      key,
      Array.isArray(places) ? places.filter(isPlace) : [],
    ]),
  );

const isDayPrice = (value: unknown): value is ShopHealth['dayPrices'][number] =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  (['region', 'activity', 'days', 'perDay'] as const).every((name) => typeof value[name] === 'number');

/** Parses a stored result of any shape. */
const parseShopHealth = (stored: unknown): ShopHealth | null => {
  if (!isRecord(stored) || typeof stored.at !== 'number' || !Array.isArray(stored.gaps)) return null;
  const { at, seen, whole, gaps, shared, dayPrices } = stored;
  return {
    at,
    seen: typeof seen === 'number' ? seen : 0,
    whole: whole === true,
    gaps: gaps.filter(isFoundGap),
    shared: sharedIn(shared),
    dayPrices: Array.isArray(dayPrices) ? dayPrices.filter(isDayPrice) : [],
  };
};

export const shopHealth = createLocalSetting('shop-health', parseShopHealth);

export const useShopHealth = () => useSyncExternalStore(shopHealth.subscribe, shopHealth.get);

/** The list of all listings that cannot be sold. */
export const UNREADY = 'unready';

/** A list of listings with gaps: the name of a rule, or `UNREADY`. */
export type Found = string;

/** A listing with its open gaps. */
export interface FoundListing extends RecordPlace {
  gaps: readonly FoundGap[];
  /** The gap of this list was closed: it stays until the next check, but is not counted. */
  closed: boolean;
}

export const isAbout =
  (found: Found) =>
  ({ rule, blocking }: Pick<Gap, 'rule' | 'blocking'>) =>
    found === UNREADY ? blocking : rule === found;

/** The listings of such a list, without duplicates. */
export const listingsFound = (health: ShopHealth, found: Found): FoundListing[] => {
  const byPath = Map.groupBy(health.gaps, ({ path }) => path);
  return [...byPath.values()].flatMap((gaps) => {
    const about = gaps.filter(isAbout(found));
    const [first] = about;
    if (!first) return [];
    const open = gaps.filter(({ closed }) => !closed);
    const { path, name } = first;
    return [{ path, name, gaps: open, closed: about.every(({ closed }) => closed) }];
  });
};

/** The number of listings in such a list that are not closed. */
export const countFound = (health: ShopHealth, found: Found): number =>
  listingsFound(health, found).filter(({ closed }) => !closed).length;

/** Updates the gaps of a listing after it was viewed: closed, open, or open with another text. */
export const noteGaps = (path: string, { found, kept }: Gaps): void => {
  const health = shopHealth.get();
  const noted = (gap: FoundGap): FoundGap => {
    if (gap.path !== path) return gap;
    const open = found.find(({ rule }) => rule === gap.rule);
    const closed = kept.includes(gap.rule) || (gap.closed ?? false);
    if (open && (gap.closed || open.text !== gap.text)) return { ...gap, text: open.text, closed: false };
    return !open && closed && !gap.closed ? { ...gap, closed } : gap;
  };
  if (!health) return;
  const gaps = health.gaps.map(noted);
  if (gaps.some((gap, index) => gap !== health.gaps[index])) shopHealth.set({ ...health, gaps });
};
