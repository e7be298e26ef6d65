import type { Step, StepResult } from '@/components/run/run-steps';
import type { CheckedListing } from '@/domain/listings/shop-check';
import type { SearchedPage } from '@/domain/seo/search-faults';
import type { Booking } from '@/generated/model';
import type { Month } from '@/lib/months';
import type { Region, SummedBooking } from './booking-sums';
import type { VendorDebt } from './home-reading';

/** Bookings that were read of a month. */
interface ReadBookings {
  /** The month that was read whole. */
  month?: Month;
  rows: readonly SummedBooking[];
  /** How many bookings there are. */
  of?: number;
  /** None of them says a travel date that can be read. */
  undated?: true;
}

/** What a step has read. */
export interface ReadOutcome {
  listings?: readonly CheckedListing[];
  /** The regions of what can be booked: by `package 3`. */
  regions?: readonly (readonly [service: string, region: Region])[];
  /** Pages of the shop, with the texts that search engines show. */
  pages?: readonly SearchedPage[];
  /** A vendor; `silent` where no profile came. */
  vendor?: VendorDebt & { silent: boolean };
  /** No user's role says that this is a vendor. */
  nobodyIsVendor?: true;
  bookings?: ReadBookings;
  /** A page of the bookings of an API that keeps no order. */
  page?: readonly Booking[];
  /** What there is to read further, now that this is known. */
  more?: readonly ReadStep[];
}

/** A part of everything that is read. */
export interface ReadStep extends Step<ReadOutcome> {
  /** What it reads: "the hotels". */
  what: string;
  /** It looks at listings, or reads a page of bookings that says nothing without all the others. */
  about?: 'listings' | 'all bookings';
}

export type ReadResult = StepResult<ReadStep>;

/** The results, and after them the steps that those that are done have found, not begun. */
export const unfolded = (results: readonly ReadResult[]): readonly ReadResult[] => {
  const known = new Set(results.map(({ step }) => step.key));
  const found = results
    .flatMap(({ outcome }) => outcome?.more ?? [])
    .filter(({ key }) => !known.has(key))
    .map((step): ReadResult => ({ step, state: 'waiting' }));
  return found.length === 0 ? results : [...results, ...found];
};
