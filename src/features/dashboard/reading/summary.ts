import { inState } from '@/components/run/run-steps';
import type { Booking } from '@/generated/model';
import { type Month, monthsAround } from '@/lib/dates/months';
import { sumBookings } from './booking-sums';
import type { HomeReading, VendorDebt } from './home-reading';
import type { ReadOutcome, ReadResult, ReadStep } from './read-step';
import { searchFaults } from './search-faults';

/** The most failed steps to list. */
const named = 5;

const outcomesOf = (results: readonly ReadResult[]): ReadOutcome[] =>
  results.flatMap(({ outcome }) => outcome ?? []);

const isAbout = (results: readonly ReadResult[], about: ReadStep['about']): boolean =>
  results.some(({ step }) => step.about === about);

/** Whether all steps of this type are done. */
export const isWhole = (results: readonly ReadResult[], about: ReadStep['about']): boolean =>
  results.every(({ step, state }) => step.about !== about || state === 'done');

/** All bookings, if an API that does not sort was read to the end. */
export const allBookingsIn = (results: readonly ReadResult[]): Booking[] | undefined =>
  isAbout(results, 'all bookings') && isWhole(results, 'all bookings')
    ? outcomesOf(results).flatMap(({ page = [] }) => page)
    : undefined;

export const listingsIn = (results: readonly ReadResult[]) =>
  outcomesOf(results).flatMap(({ listings = [] }) => listings);

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

/** Summarizes the results, besides the gaps of listings. */
export const summaryOf = (
  results: readonly ReadResult[],
  { at, month }: { at: number; month: Month },
): HomeReading => {
  const failed = inState(results, 'failed');
  return {
    at,
    parts: results.length,
    done: inState(results, 'done').length,
    failed: failed.slice(0, named).map(({ step, reason = '' }) => ({ what: step.what, reason })),
    failures: failed.length,
    vendors: vendorsIn(results),
    pages: searchFaults(outcomesOf(results).flatMap(({ pages = [] }) => pages)),
    bookings: bookingsIn(results, month),
  };
};
