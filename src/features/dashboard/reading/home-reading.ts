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

const isReading = (value: unknown): value is HomeReading =>
  isRecord(value) &&
  areNumbers(value, 'at', 'parts', 'done', 'failures') &&
  areRows(value.failed, (row) => areTexts(row, 'what', 'reason')) &&
  (value.vendors === null ||
    typeof value.vendors === 'string' ||
    (isRecord(value.vendors) && areNumbers(value.vendors, 'seen') && areRows(value.vendors.owing, isDebt))) &&
  (value.pages === null || isSearchFaults(value.pages)) &&
  (value.bookings === null || typeof value.bookings === 'string' || isSums(value.bookings));

/** What was read last; a text of another shape, as of another version, counts as nothing. */
export const homeReading = createLocalSetting('home-reading', (stored) =>
  isReading(stored) ? stored : null,
);

export const useHomeReading = () => useSyncExternalStore(homeReading.subscribe, homeReading.get);
