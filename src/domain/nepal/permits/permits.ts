import { type Claim, claimsIn } from '@/domain/nepal/tables/claims';
import { daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import type { Words } from '@/lib/languages/words';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { derived, listedIn, type TableRow, usedRows } from '@/lib/storage/table-changes';
import { fold } from '@/lib/text/fold';
import { givenPermits, permitAreas, permitNames, PERMITS_READ_ON } from './given-permits';

export interface Permit {
  name: string;
  /** Its name in letters. */
  names: Words;
  /** Where it is needed: labels of `permitAreas`, or names of other regions. */
  areas: readonly string[];
  /** What it costs a traveller from abroad. */
  fee: readonly Claim[];
  /** Who must come along. */
  company: readonly Claim[];
  /** What a text about it has. */
  words: readonly string[];
  /** When it was read, or confirmed. */
  asOf: PlainDate;
}

const permitOf = ({ id, cells }: TableRow): Permit => ({
  name: cells.name ?? '',
  names: permitNames({ id, cells }),
  areas: listedIn(cells.areas),
  fee: claimsIn(cells.fee),
  company: claimsIn(cells.company),
  words: listedIn(cells.words),
  asOf: cells.asOf && isPlainDate(cells.asOf) ? cells.asOf : PERMITS_READ_ON,
});

/** The permits as they are in this browser. */
export const permits = derived(nepalChanges.permits.get, (changes): readonly Permit[] =>
  usedRows(givenPermits, changes).map(permitOf),
);

/** The area of a region by its folded name: one that only an added permit has, or else the most particular known one. */
const areaOf = (folded: string): string | undefined => {
  const known = new Set(permitAreas.map(({ label }) => label));
  const added = permits()
    .flatMap(({ areas }) => areas)
    .find((area) => !known.has(area) && folded.includes(fold(area)));
  return added ?? permitAreas.find(({ names }) => names.some((name) => folded.includes(name)))?.label;
};

/** What a package needs in a region of that name, in either script; nothing for a name that no permit has. */
export const permitsFor = (region: string): readonly Permit[] => {
  const area = areaOf(fold(region));
  return area === undefined ? [] : permits().filter(({ areas }) => areas.includes(area));
};

/** Whether a row was read more than twelve months ago: what changes each year is then checked again. */
export const isToCheck = (asOf: PlainDate, today: PlainDate): boolean => daysBetween(asOf, today) > 365;
