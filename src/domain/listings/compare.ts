import { fingerprint } from '@/lib/fingerprint';
import type { Place } from '@/lib/record-place';
import { textOf } from './rules/listing-text';
import type { Known, ListingKind } from './rules/rule';
import type { ShopHealth } from './shop-health';
import type { Listing } from './stay';

/** Where a listing is read: `/packages/3/view`. */
export const pathOf = <Rec>({ path }: ListingKind<Rec>, { id }: Pick<Listing, 'id'>): string =>
  `${path}/${id}/view`;

/** By what listings are compared: those with the same key have the same slug, or the same text. */
export interface CompareKeys {
  slug: string | undefined;
  text: string | undefined;
}

/** Fewer letters say nothing of one's own: “Coming soon”. */
const FEWEST_LETTERS = 80;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What a text says without its tags, signs and spaces, and without the name of the listing, which is the first thing to be changed. */
const textKey = (html: string | null | undefined, name: string): string | undefined => {
  const letters = lettersOf(textOf(html)).replaceAll(lettersOf(name) || ' ', '');
  return letters.length < FEWEST_LETTERS ? undefined : `text ${fingerprint(letters)}`;
};

export const keysOf = <Rec extends Listing>({ path, text }: ListingKind<Rec>, record: Rec): CompareKeys => ({
  slug: record.slug ? `slug ${path}/${record.slug}` : undefined,
  text: textKey(text(record), record.name),
});

type SharedKeys = ShopHealth['shared'];

/** The listings that share a key, by the key; those of one listing alone are left out. */
export const sharedKeys = (listings: readonly (Place & { keys: CompareKeys })[]): SharedKeys => {
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

/** With which others the listing at a path shares its keys. */
export const othersWith = (
  shared: SharedKeys,
  { slug, text }: CompareKeys,
  path: string,
): Pick<Known, 'sameSlug' | 'sameText'> => {
  const others = (key: string | undefined) =>
    (key === undefined ? [] : (shared[key] ?? [])).flatMap((place) =>
      place.path === path ? [] : [place.name],
    );
  // A short text is not compared.
  return { sameSlug: others(slug), sameText: text === undefined ? undefined : others(text) };
};

/** The same by the last check of the shop; nothing where it has not seen all listings. */
export const comparedIn = (
  health: ShopHealth | null,
  keys: CompareKeys,
  path: string,
): Pick<Known, 'sameSlug' | 'sameText'> => (health?.whole ? othersWith(health.shared, keys, path) : {});
