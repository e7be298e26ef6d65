import { useSyncExternalStore } from 'react';
import { isSearchFaults, type SearchFaults } from '@/domain/seo/search-faults';
import type { WantedField } from '@/domain/vendors/owed';
import { isRecord } from '@/lib/is-record';
import { createLocalSetting } from '@/lib/local-setting';
import type { BookingSums } from './booking-sums';

/** A vendor, and what the profile still lacks. */
export interface VendorDebt {
  id: number;
  name: string;
  owed: readonly WantedField[];
}

/** Why bookings that were read add up to nothing. */
type Unsummed = 'undated' | 'unfinished';

/** None of the vendors came with a profile, or no user's role says that this is a vendor. */
export type UntoldVendors = 'silent' | 'unknown';

/** What the last reading of everything found, beside what it found in the listings. */
export interface HomeReading {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** How many parts there are, and how many of them were read. */
  parts: number;
  done: number;
  /** The first parts that could not be read, and why; how many there are in all. */
  failed: readonly { what: string; reason: string }[];
  failures: number;
  /** How many vendors were looked at, and those that owe something; or why nobody can tell. */
  vendors: { seen: number; owing: readonly VendorDebt[] } | UntoldVendors | null;
  /** The pages whose texts fall short in search engines; nothing where nobody can tell. */
  pages: SearchFaults | null;
  bookings: BookingSums | Unsummed | null;
}

const isSums = (value: unknown): value is BookingSums =>
  isRecord(value) &&
  ['months', 'weeks', 'money', 'kinds', 'regions'].every(
    (name) => Array.isArray(value[name]) && (name === 'months' || value[name].every(isRecord)),
  ) &&
  typeof value.read === 'number';

const isReading = (value: unknown): value is HomeReading =>
  isRecord(value) &&
  ['at', 'parts', 'done', 'failures'].every((name) => typeof value[name] === 'number') &&
  Array.isArray(value.failed) &&
  value.failed.every(isRecord) &&
  (value.vendors === null ||
    typeof value.vendors === 'string' ||
    (isRecord(value.vendors) && Array.isArray(value.vendors.owing))) &&
  (value.pages === null || isSearchFaults(value.pages)) &&
  (value.bookings === null || typeof value.bookings === 'string' || isSums(value.bookings));

/** What was read last; a text of another shape, as of another version, counts as nothing. */
export const homeReading = createLocalSetting('home-reading', (stored) =>
  isReading(stored) ? stored : null,
);

export const useHomeReading = () => useSyncExternalStore(homeReading.subscribe, homeReading.get);
