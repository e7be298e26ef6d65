import { inState } from '@/components/run/run-steps';
import type { ShopHealth } from '@/domain/listings/shop-health';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { type Month, monthOf, monthsAround } from '@/lib/dates/months';
import { sumBookings } from './booking-sums';
import type { HomeReading, VendorDebt } from './home-reading';
import { missingDepartures } from './missing-departures';
import type { Part, ReadOutcome, ReadResult } from './read-step';
import { searchFaults } from './search-faults';

/** The most failed steps to list. */
const named = 5;

const outcomesOf = (results: readonly ReadResult[]): ReadOutcome[] =>
  results.flatMap(({ outcome }) => outcome ?? []);

const isAbout = (results: readonly ReadResult[], about: Part): boolean =>
  results.some(({ step }) => step.about === about);

/** Whether all steps of this part are done. */
export const isWhole = (results: readonly ReadResult[], about: Part): boolean =>
  results.every(({ step, state }) => step.about !== about || state === 'done');

/** Whether no step of these parts is still to come. */
const isRead = (results: readonly ReadResult[], ...parts: readonly Part[]): boolean =>
  results.every(({ step, state }) => !parts.includes(step.about) || state === 'done' || state === 'failed');

/** All bookings, if an API that does not sort was read to the end. */
export const allBookingsIn = (results: readonly ReadResult[]): Booking[] | undefined =>
  isAbout(results, 'all bookings') && isWhole(results, 'all bookings')
    ? outcomesOf(results).flatMap(({ page = [] }) => page)
    : undefined;

export const listingsIn = (results: readonly ReadResult[]) =>
  outcomesOf(results).flatMap(({ listings = [] }) => listings);

/** Whether the listings read replace those known from before: not while an earlier reading knows more of them. */
export const replacesListings = (
  results: readonly ReadResult[],
  known: Pick<ShopHealth, 'seen' | 'whole'> | null,
): boolean =>
  isRead(results, 'listings') || !known || (!known.whole && listingsIn(results).length >= known.seen);

const vendorsIn = (results: readonly ReadResult[]): HomeReading['vendors'] => {
  const outcomes = outcomesOf(results);
  if (outcomes.some(({ noVendorRole }) => noVendorRole)) return 'unknown';
  const vendors = outcomes.flatMap(({ vendor }) => vendor ?? []);
  if (vendors.length === 0) return null;
  if (vendors.every(({ silent }) => silent)) return 'silent';
  const owing = vendors
    .filter(({ owed }) => owed.length > 0)
    .map(({ id, name, owed }): VendorDebt => ({ id, name, owed }))
    .sort((a, b) => b.owed.length - a.owed.length);
  return { seen: vendors.length, owing };
};

const bookingsIn = (results: readonly ReadResult[], current: Month): HomeReading['bookings'] => {
  const read = outcomesOf(results).flatMap(({ bookings }) => bookings ?? []);
  if (read.some(({ undated }) => undated)) return 'undated';
  if (isAbout(results, 'all bookings') && !isWhole(results, 'all bookings')) return 'unfinished';
  const all = allBookingsIn(results);
  const months = all ? monthsAround(current, 12, 6) : read.flatMap(({ month }) => month ?? []);
  if (months.length === 0) return null;
  const bookings = all ?? read.flatMap(({ rows }) => rows);
  const of = all ? all.length : read.find((part) => part.of !== undefined)?.of;
  const regions = new Map(outcomesOf(results).flatMap(({ regions = [] }) => regions));
  return sumBookings({ months, bookings, of, regions });
};

interface Moment {
  at: number;
  today: PlainDate;
  /** The summary before: its parts hold until those of this reading are read. */
  before: HomeReading | null;
}

const missingIn = (results: readonly ReadResult[], today: PlainDate): HomeReading['missing'] => {
  const departures = outcomesOf(results).flatMap((outcome) => outcome.departures ?? []);
  const rows = allBookingsIn(results) ?? outcomesOf(results).flatMap(({ bookings }) => bookings?.rows ?? []);
  return departures.length === 0 ? null : missingDepartures(departures, rows, today);
};

/** Summarizes the results, besides the gaps of listings. */
export const summaryOf = (results: readonly ReadResult[], { at, today, before }: Moment): HomeReading => {
  const failed = inState(results, 'failed');
  const unlessKept = <Name extends 'vendors' | 'pages' | 'bookings' | 'missing'>(
    name: Name,
    parts: readonly Part[],
    found: () => HomeReading[Name],
  ): HomeReading[Name] => (isRead(results, ...parts) ? found() : (before?.[name] ?? found()));
  return {
    at,
    parts: results.length,
    done: inState(results, 'done').length,
    failed: failed.slice(0, named).map(({ step, reason = '' }) => ({ what: step.what, reason })),
    failures: failed.length,
    vendors: unlessKept('vendors', ['vendors'], () => vendorsIn(results)),
    pages: unlessKept('pages', ['pages', 'listings'], () =>
      searchFaults(outcomesOf(results).flatMap(({ pages = [] }) => pages)),
    ),
    missing: unlessKept('missing', ['listings', 'bookings', 'all bookings'], () => missingIn(results, today)),
    bookings: unlessKept('bookings', ['bookings', 'all bookings'], () => bookingsIn(results, monthOf(today))),
  };
};
