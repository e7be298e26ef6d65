import { sayDays } from '@/components/say-days';
import type { Departure, Homestay, Hotel, Package } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates';
import { homestayGaps } from './rules/homestay-rules';
import { hotelGaps } from './rules/hotel-rules';
import { packageGaps } from './rules/package-rules';
import type { Gap, Gaps } from './rules/rule';
import { ruleTitles, SAME_SLUG } from './rules/rule-titles';
import type { Departing, FoundGap } from './shop-health';

/** A listing of any kind, as the check of the shop sees it. */
export interface CheckedListing {
  path: string;
  name: string;
  slug: string | null | undefined;
  gaps: readonly Pick<Gap, 'rule' | 'text' | 'blocking'>[];
  /** The days on which it sets out, from today on; nothing where no departure says a day that can be read. */
  departures: PlainDate[] | undefined;
}

type Listing = Pick<Package, 'name' | 'slug'>;

/** A listing with the gaps that the check of the shop lists. */
const checked = (path: string, { name, slug }: Listing, { found }: Gaps): CheckedListing => ({
  path,
  name,
  slug,
  departures: [],
  gaps: found.flatMap(({ rule, text, blocking }) => (ruleTitles.has(rule) ? [{ rule, text, blocking }] : [])),
});

export const checkPackage = (
  record: Package,
  departures: readonly Departure[],
  today: PlainDate,
): CheckedListing => {
  const ahead = sayDays(departures)
    ? departures
        .filter(({ status, departure_date: date }) => status !== 0 && isPlainDate(date) && date >= today)
        .map(({ departure_date }) => departure_date)
    : undefined;
  const gaps = packageGaps({ ...record, ahead: ahead?.length });
  return { ...checked(`/packages/${record.id}/view`, record, gaps), departures: ahead };
};

export const checkHomestay = (record: Homestay): CheckedListing =>
  checked(`/homestays/${record.id}/view`, record, homestayGaps(record));

export const checkHotel = (record: Hotel): CheckedListing =>
  checked(`/hotels/${record.id}/view`, record, hotelGaps(record));

const kindOf = ({ path }: CheckedListing) => path.split('/')[1];

/** The gaps of all listings; two of a kind with the same slug conflict. */
export const gapsIn = (listings: readonly CheckedListing[]): FoundGap[] => {
  const addressOf = (listing: CheckedListing) => `${String(kindOf(listing))}/${listing.slug ?? ''}`;
  const taken = Map.groupBy(
    listings.filter(({ slug }) => slug),
    addressOf,
  );
  const clash = { rule: SAME_SLUG.name, text: SAME_SLUG.title, blocking: true };
  return listings.flatMap((listing) => {
    const { path, name, gaps } = listing;
    const clashes = (taken.get(addressOf(listing))?.length ?? 0) > 1;
    return [...gaps, ...(clashes ? [clash] : [])].map((gap) => ({ ...gap, path, name }));
  });
};

/** The packages that set out, with the days. */
export const departingIn = (listings: readonly CheckedListing[]): Departing[] =>
  listings.flatMap(({ path, name, departures = [] }) =>
    departures.length === 0
      ? []
      : [{ path: path.replace(/view$/, 'departures'), name, dates: departures.toSorted() }],
  );
