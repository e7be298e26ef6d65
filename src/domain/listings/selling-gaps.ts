import type { Homestay, Hotel, Package } from '@/generated/model/index';
import { daysIn } from '@/lib/days-in';
import { isBlankHtml } from '@/lib/html';
import { noImages } from './listing-rules';

/** A package with how many departures are to come, where that is known. */
export interface ReviewedPackage extends Package {
  ahead: number | undefined;
}

/** Only where it says so does a package set out on any day; where its type came without a name, nobody knows. */
const noDepartures = ({ departure_type: type, ahead }: ReviewedPackage) => {
  if (ahead === undefined || (type && !type.name)) return null;
  const fixed = !type?.name || /fixed/i.test(type.name);
  return fixed && ahead === 0 ? 'No upcoming departures' : undefined;
};

const missingDays = ({ duration, itenaries = [] }: Package) => {
  const promised = daysIn(duration);
  const there = itenaries.length;
  if (there === 0) return 'No itinerary days';
  return promised !== undefined && there < promised ? `${there} of ${promised} itinerary days` : undefined;
};

const noOwner = ({ owner }: Homestay | Hotel) => (owner ? undefined : 'No owner');

/** What keeps a package from being sold, under the names by which the shop's health counts it. */
export const packageGaps = {
  departure: noDepartures,
  price: ({ price_per_person: price }: Package) => (price ? undefined : 'No price'),
  image: noImages,
  itinerary: missingDays,
  text: ({ overview }: Package) => (isBlankHtml(overview) ? '“Overview” is empty' : undefined),
  seller: ({ vendor }: Package) => (vendor ? undefined : 'No vendor'),
  departureType: ({ departure_type: type }: Package) => (type ? undefined : 'No departure type'),
} as const;

/** The same for a homestay, rooms aside: lists come without them. */
export const homestayGaps = {
  price: ({ price_per_person: price }: Homestay) => (price ? undefined : 'No price'),
  image: noImages,
  text: ({ homestay_details: text }: Homestay) =>
    isBlankHtml(text) ? '“Homestay details” is empty' : undefined,
  seller: noOwner,
} as const;

/** The same for a hotel, rooms aside. */
export const hotelGaps = {
  price: ({ min_price: price }: Hotel) => (price ? undefined : 'No default price'),
  image: noImages,
  text: ({ details }: Hotel) => (isBlankHtml(details) ? '“Description” is empty' : undefined),
  seller: noOwner,
} as const;
