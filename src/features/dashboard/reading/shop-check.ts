import { haveDates, isAhead } from '@/domain/departures/departures';
import {
  type CompareKeys,
  dayPricesOf,
  keysOf,
  othersWith,
  pathOf,
  sharedKeys,
} from '@/domain/listings/compare';
import { createMeasure } from '@/domain/listings/measure-images';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { type Gap, gapsOf, type Known, type ListingKind } from '@/domain/listings/rules/rule';
import { ruleTitle } from '@/domain/listings/rules/rule-titles';
import { copiedText, sameSlug } from '@/domain/listings/rules/shared-rules';
import { usualPrice } from '@/domain/listings/rules/usual-price';
import type { FoundGap, ShopHealth } from '@/domain/listings/shop-health';
import type { Listing } from '@/domain/listings/stay';
import type { Departure, Homestay, Hotel, Package } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';

/** A listing of any kind, for the shop check. */
export interface CheckedListing {
  path: string;
  name: string;
  keys: CompareKeys;
  gaps: readonly Pick<Gap, 'rule' | 'text' | 'blocking'>[];
}

/** Measures the images of a listing. */
export type Measure = ReturnType<typeof createMeasure>;

/** Measures images in one shop check: a few per listing, and a limited total. */
export const measureForCheck = (): Measure => createMeasure({ most: 400, each: 4 });

const checked = async <Rec extends Listing>(
  kind: ListingKind<Rec>,
  record: Rec,
  measure: Measure,
  known?: Pick<Known, 'ahead'>,
): Promise<CheckedListing> => {
  const imageSizes = await measure(record.images);
  const { found } = gapsOf(kind, { ...record, ...known, imageSizes });
  return {
    path: pathOf(kind, record),
    name: record.name,
    keys: keysOf(kind, record),
    gaps: found.filter(({ rule }) => ruleTitle(rule) !== undefined),
  };
};

/** Checks homestays or hotels by the rules with a title. */
export const checkStays = <Rec extends Homestay | Hotel>(
  kind: ListingKind<Rec>,
  records: readonly Rec[],
  measure: Measure,
): Promise<CheckedListing[]> => Promise.all(records.map((record) => checked(kind, record, measure)));

/** The same for a package with its departures, if they were read, counted from `today` on. */
export const checkPackage = (
  record: Package,
  departures: readonly Departure[] | undefined,
  today: PlainDate,
  measure: Measure,
): Promise<CheckedListing> => {
  const dated = departures && haveDates(departures) ? departures : undefined;
  const ahead = dated?.filter((row) => isAhead(row, today)).length;
  return checked(packageListing, record, measure, { ahead });
};

/** Rules that need all listings. */
const comparing = [sameSlug, copiedText(''), usualPrice];

/** The gaps of all listings, including those found by comparing them. */
export const gapsIn = (
  listings: readonly CheckedListing[],
): Pick<ShopHealth, 'gaps' | 'shared' | 'dayPrices'> => {
  const others = { shared: sharedKeys(listings), dayPrices: dayPricesOf(listings) };
  const gaps = listings.flatMap(({ path, name, keys, gaps: own }): FoundGap[] => {
    const known = othersWith(others, keys, path);
    const beside = comparing.flatMap(({ name: rule, blocking = false, gap }) => {
      const text = gap(known);
      return typeof text === 'string' ? [{ rule, text, blocking }] : [];
    });
    return [...own, ...beside].map(({ rule, text, blocking }) => ({ rule, text, blocking, path, name }));
  });
  return { gaps, ...others };
};
