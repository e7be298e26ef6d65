import { useSyncExternalStore } from 'react';
import type { WantedField } from '@/domain/vendors/owed';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import type { BookingSums } from './booking-sums';
import type { MissingDeparture } from './missing-departures';
import { isSearchFaults, type SearchFaults } from './search-faults';

/** A vendor, and the missing fields of the profile. */
export interface VendorDebt {
  id: number;
  name: string;
  owed: readonly WantedField[];
}

/** Why the read bookings cannot be summed up. */
type Unsummed = 'undated' | 'unfinished';

/** `silent`: no vendor has a profile; `unknown`: no user's role is that of a vendor. */
export type UnknownVendors = 'silent' | 'unknown';

/** The results of the last reading, besides the gaps of listings. */
export interface HomeReading {
  /** The end of the reading, in milliseconds since 1970. */
  at: number;
  /** The numbers of all steps, and of those done. */
  parts: number;
  done: number;
  /** Whether the user ended it. */
  stopped?: boolean;
  /** The first failed steps with their reasons, and the number of all. */
  failed: readonly { what: string; reason: string }[];
  failures: number;
  /** The number of checked vendors, and those with incomplete profiles; or why this is unknown. */
  vendors: { seen: number; owing: readonly VendorDebt[] } | UnknownVendors | null;
  /** The pages with poor texts for search engines; null if unknown. */
  pages: SearchFaults | null;
  bookings: BookingSums | Unsummed | null;
  /** The booked days without a departure; null if unknown. */
  missing: readonly MissingDeparture[] | null;
}

type Stored = Record<string, unknown>;

const areRows = (value: unknown, isRow: (row: Stored) => boolean): boolean =>
  Array.isArray(value) && value.every((row) => isRecord(row) && isRow(row));
const areTexts = (row: Stored, ...names: string[]) => names.every((name) => typeof row[name] === 'string');
const areNumbers = (row: Stored, ...names: string[]) => names.every((name) => typeof row[name] === 'number');
const mayBeNumbers = (row: Stored, ...names: string[]) =>
  areNumbers(row, ...names.filter((name) => row[name] !== undefined));

const isMoney = (row: Stored) => areNumbers(row, 'bookings') && mayBeNumbers(row, 'total', 'paid');
const isPart = (row: Stored) => areTexts(row, 'key', 'name') && isMoney(row);
const isWeek = (row: Stored) => areTexts(row, 'sunday') && isRecord(row.byStatus);

const isSums = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.months) &&
  areNumbers(value, 'read', 'unpriced') &&
  mayBeNumbers(value, 'of') &&
  areRows(value.weeks, isWeek) &&
  areRows(value.money, (row) => areTexts(row, 'month') && isMoney(row)) &&
  areRows(value.kinds, isPart) &&
  areRows(value.regions, isPart);

const isDebt = (row: Stored) => areNumbers(row, 'id') && areTexts(row, 'name') && Array.isArray(row.owed);

const isMissing = (row: Stored) => areTexts(row, 'name', 'day') && areNumbers(row, 'id', 'bookings');

const isReading = (value: unknown): value is HomeReading =>
  isRecord(value) &&
  areNumbers(value, 'at', 'parts', 'done', 'failures') &&
  areRows(value.failed, (row) => areTexts(row, 'what', 'reason')) &&
  (value.vendors === null ||
    typeof value.vendors === 'string' ||
    (isRecord(value.vendors) && areNumbers(value.vendors, 'seen') && areRows(value.vendors.owing, isDebt))) &&
  (value.pages === null || isSearchFaults(value.pages)) &&
  (value.bookings === null || typeof value.bookings === 'string' || isSums(value.bookings)) &&
  (value.missing === null || areRows(value.missing, isMissing));

/** The last reading; a stored value of another shape, as of another version, is ignored. */
export const homeReading = createLocalSetting('home-reading', (stored) =>
  isReading(stored) ? stored : null,
);

export const useHomeReading = () => useSyncExternalStore(homeReading.subscribe, homeReading.get);
