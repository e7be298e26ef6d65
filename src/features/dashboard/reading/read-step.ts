import type { Step, StepResult } from '@/components/run/run-steps';
import type { Booking } from '@/generated/model';
import type { Month } from '@/lib/dates/months';
import type { Region, SummedBooking } from './booking-sums';
import type { VendorDebt } from './home-reading';
import type { SearchedPage } from './search-faults';
import type { CheckedListing } from './shop-check';

/** The bookings read of a month. */
interface ReadBookings {
  /** The completely read month. */
  month?: Month;
  rows: readonly SummedBooking[];
  /** The total number of bookings. */
  of?: number;
  /** None of them has a valid travel date. */
  undated?: true;
}

/** The result of a step. */
export interface ReadOutcome {
  listings?: readonly CheckedListing[];
  /** The regions of listings, by `package 3`. */
  regions?: readonly (readonly [service: string, region: Region])[];
  /** Public pages with their texts for search engines. */
  pages?: readonly SearchedPage[];
  /** A vendor; `silent` without a profile in the response. */
  vendor?: VendorDebt & { silent: boolean };
  /** No user's role is that of a vendor. */
  noVendorRole?: true;
  bookings?: ReadBookings;
  /** A page of bookings from an API that does not sort. */
  page?: readonly Booking[];
  /** Further steps that this one found. */
  more?: readonly ReadStep[];
}

/** A step of reading everything. */
export interface ReadStep extends Step<ReadOutcome> {
  /** What it reads: "the hotels". */
  what: string;
  /** It reads listings, or a page of bookings that is of use only with all others. */
  about?: 'listings' | 'all bookings';
}

export type ReadResult = StepResult<ReadStep>;

/** The results, followed by the steps that they found and that have not begun. */
export const unfolded = (results: readonly ReadResult[]): readonly ReadResult[] => {
  const known = new Set(results.map(({ step }) => step.key));
  const found = results
    .flatMap(({ outcome }) => outcome?.more ?? [])
    .filter(({ key }) => !known.has(key))
    .map((step): ReadResult => ({ step, state: 'waiting' }));
  return found.length === 0 ? results : [...results, ...found];
};
