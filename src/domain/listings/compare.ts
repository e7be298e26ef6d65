import type { RecordPlace } from '@/lib/places/record-place';
import { fingerprint } from '@/lib/values/fingerprint';
import { type DayPrice, isComparable } from './rules/day-price';
import { textOf } from './rules/listing-text';
import type { Known, ListingKind } from './rules/rule';
import type { ShopHealth } from './shop-health';
import type { Listing } from './stay';

/** The path of a listing's view: `/packages/3/view`. */
export const pathOf = <Rec>({ path }: ListingKind<Rec>, { id }: Pick<Listing, 'id'>): string =>
  `${path}/${id}/view`;

/** What listings are compared by: an equal slug or text means the same one. */
export interface CompareKeys {
  slug: string | undefined;
  text: string | undefined;
  dayPrice?: DayPrice | undefined;
}

/** Shorter texts are not compared: “Coming soon”. */
const FEWEST_LETTERS = 80;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The words of a text without tags, punctuation and the listing's name, which a copy changes first. */
const textKey = (html: string | null | undefined, name: string): string | undefined => {
  const letters = lettersOf(textOf(html)).replaceAll(lettersOf(name) || ' ', '');
  return letters.length < FEWEST_LETTERS ? undefined : `text ${fingerprint(letters)}`;
};

export const keysOf = <Rec extends Listing>(
  { path, text, dayPrice }: ListingKind<Rec>,
  record: Rec,
): CompareKeys => ({
  slug: record.slug ? `slug ${path}/${record.slug}` : undefined,
  text: textKey(text(record), record.name),
  dayPrice: dayPrice?.(record),
});

type SharedKeys = ShopHealth['shared'];

/** The listings that share a key, by key; keys of a single listing are left out. */
export const sharedKeys = (listings: readonly (RecordPlace & { keys: CompareKeys })[]): SharedKeys => {
  const places = listings.flatMap(({ path, name, keys }) =>
    [keys.slug, keys.text].flatMap((key) => (key === undefined ? [] : [{ key, place: { path, name } }])),
  );
  const byKey = Map.groupBy(places, ({ key }) => key);
  return Object.fromEntries(
    [...byKey]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([key, sharing]) => [key, sharing.map(({ place }) => place)]),
  );
};

/** What the others cost a day, with their paths. */
export const dayPricesOf = (
  listings: readonly { path: string; keys: CompareKeys }[],
): ShopHealth['dayPrices'] =>
  listings.flatMap(({ path, keys: { dayPrice } }) => (dayPrice ? [{ path, ...dayPrice }] : []));

type Compared = Pick<Known, 'sameSlug' | 'sameText' | 'dayPrice' | 'dayPrices'>;

/** The other listings with the same keys as the one at a path, and the prices of those alike. */
export const othersWith = (
  { shared, dayPrices }: Pick<ShopHealth, 'shared' | 'dayPrices'>,
  { slug, text, dayPrice }: CompareKeys,
  path: string,
): Compared => {
  const others = (key: string | undefined) =>
    (key === undefined ? [] : (shared[key] ?? [])).flatMap((place) =>
      place.path === path ? [] : [place.name],
    );
  // A short text is not compared.
  return {
    sameSlug: others(slug),
    sameText: text === undefined ? undefined : others(text),
    dayPrice,
    dayPrices:
      dayPrice &&
      dayPrices
        .filter((other) => other.path !== path && isComparable(dayPrice, other))
        .map(({ perDay }) => perDay),
  };
};

/** The same from the last shop check; undefined if that did not read all listings. */
export const comparedIn = (health: ShopHealth | null, keys: CompareKeys, path: string): Compared =>
  health?.whole ? othersWith(health, keys, path) : {};
