import { sayDays } from '@/components/say-days';
import type { GapOf } from '@/domain/listings/readiness';
import { homestayGaps, hotelGaps, packageGaps } from '@/domain/listings/selling-gaps';
import type { Blocker, Departing, Finding } from '@/domain/listings/shop-health';
import type { Departure, Homestay, Hotel, Package } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates';

/** A listing of any kind, as far as the rules go. */
export interface Listing {
  path: string;
  name: string;
  slug: string | null | undefined;
  blockers: Blocker[];
  /** The days on which it sets out, from today on; nothing where no departure says a day that can be read. */
  departures: PlainDate[] | undefined;
}

/** The gaps of a record that are known. */
const blockersOf = <Rec>(record: Rec, gaps: Partial<Record<Blocker, GapOf<Rec>>>): Blocker[] =>
  (Object.keys(gaps) as Blocker[]).filter((blocker) => gaps[blocker]?.(record));

export const packageListing = (
  record: Package,
  departures: readonly Departure[],
  today: PlainDate,
): Listing => {
  const ahead = sayDays(departures)
    ? departures
        .filter(({ status, departure_date: date }) => status !== 0 && isPlainDate(date) && date >= today)
        .map(({ departure_date }) => departure_date)
    : undefined;
  return {
    path: `/packages/${record.id}/view`,
    name: record.name,
    slug: record.slug,
    departures: ahead,
    blockers: blockersOf({ ...record, ahead: ahead?.length }, packageGaps),
  };
};

export const homestayListing = (record: Homestay): Listing => ({
  path: `/homestays/${record.id}/view`,
  name: record.name,
  slug: record.slug,
  departures: [],
  blockers: blockersOf(record, homestayGaps),
});

export const hotelListing = (record: Hotel): Listing => ({
  path: `/hotels/${record.id}/view`,
  name: record.name,
  slug: record.slug,
  departures: [],
  blockers: blockersOf(record, hotelGaps),
});

const kindOf = ({ path }: Listing) => path.split('/')[1];

/** What keeps the listings from being sold; two of a kind with the same slug conflict. */
export const findingsIn = (listings: readonly Listing[]): Finding[] => {
  const addressOf = (listing: Listing) => `${String(kindOf(listing))}/${listing.slug ?? ''}`;
  const taken = Map.groupBy(
    listings.filter(({ slug }) => slug),
    addressOf,
  );
  return listings.flatMap((listing) => {
    const clashes = (taken.get(addressOf(listing))?.length ?? 0) > 1;
    const found: Blocker[] = clashes ? [...listing.blockers, 'slug'] : listing.blockers;
    return found.map((blocker) => ({ blocker, path: listing.path, name: listing.name }));
  });
};

/** The packages that set out, with the days. */
export const departingIn = (listings: readonly Listing[]): Departing[] =>
  listings.flatMap(({ path, name, departures = [] }) =>
    departures.length === 0
      ? []
      : [{ path: path.replace(/view$/, 'departures'), name, dates: departures.toSorted() }],
  );
