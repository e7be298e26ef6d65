import type { Step, StepResult } from '@/components/run/run-steps';
import type { Booking } from '@/generated/model';
import type { Month } from '@/lib/dates/months';
import { fingerprint } from '@/lib/values/fingerprint';
import type { Region, SummedBooking } from './booking-sums';
import type { VendorDebt } from './home-reading';
import type { DepartureDays } from './missing-departures';
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
  /** Those of a package that is sold for its departures only, if they have dates. */
  departures?: DepartureDays;
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
  /** The part of the reading; a page of all bookings is of use only with the others. */
  about: Part;
  /** The row of the record that it reads, as a short text: while that is the same, its outcome is used again for a day. */
  sign?: string;
}

export type Part = 'listings' | 'pages' | 'vendors' | 'bookings' | 'all bookings';

export type ReadResult = StepResult<ReadStep>;

/** The sign of a record's row. */
export const signOf = (row: object): string => fingerprint(JSON.stringify(row));

/** A step that has not begun, or is done if an earlier reading knows its outcome. */
export const begun =
  (known?: (step: ReadStep) => ReadOutcome | undefined) =>
  (step: ReadStep): ReadResult => {
    const outcome = known?.(step);
    return outcome ? { step, state: 'done', outcome } : { step, state: 'waiting' };
  };
