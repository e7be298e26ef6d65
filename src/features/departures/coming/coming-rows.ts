import type { DepartureLoad } from '@/domain/bookings/departure-load';
import type { DayRange } from '@/domain/bookings/read-travel';
import type { Loads } from '@/domain/bookings/use-loads';
import { atLeast } from '@/domain/departures/load-words';
import type { Departure, Package } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';

/** An upcoming departure with its bookings, if known. */
export interface ComingRow {
  departure: Departure;
  of: Package;
  /** Undefined if unknown: the bookings are loading, failed, or were read in part. */
  load: DepartureLoad | undefined;
}

type Known = ReadonlyMap<number, readonly Departure[]>;

/** The departures in a date range, by date, then by package name. */
export const comingRows = (
  packages: readonly Package[],
  known: Known,
  { from, to }: DayRange,
  loads: Pick<Loads, 'at'>,
): ComingRow[] =>
  packages
    .flatMap((of) =>
      (known.get(of.id) ?? [])
        .filter(({ departure_date: date }) => isPlainDate(date) && date >= from && date <= to)
        .map((departure): ComingRow => ({ of, departure, load: loads.at(of, departure.departure_date) })),
    )
    .sort(
      (a, b) =>
        a.departure.departure_date.localeCompare(b.departure.departure_date) ||
        a.of.name.localeCompare(b.of.name),
    );

/** The number of departures without a valid date: they may be in the range. */
export const countUndated = (known: Known): number =>
  [...known.values()].flat().filter(({ departure_date: date }) => !isPlainDate(date)).length;

const isBooked = ({ load }: ComingRow) => load !== undefined && load.bookings > 0;
const isUnbooked = ({ load }: ComingRow) => load?.bookings === 0;

/** The rows with bookings, or those without; rows whose bookings are unknown are in neither. */
export const bookedRows = (rows: readonly ComingRow[], booked: 'with' | 'without' | undefined) => {
  if (booked === undefined) return rows;
  return rows.filter(booked === 'with' ? isBooked : isUnbooked);
};

/** The number of rows of each choice: `3+` if there may be more, undefined if none were found so far. */
export const countBooked = (rows: readonly ComingRow[], whole: boolean) => {
  const least = !whole || rows.some(({ load }) => load === undefined);
  return {
    all: atLeast(rows.length, !whole),
    with: atLeast(rows.filter(isBooked).length, least),
    without: atLeast(rows.filter(isUnbooked).length, least),
  };
};

/** The rows of each day. */
export const byDay = (rows: readonly ComingRow[]): [PlainDate, ComingRow[]][] => [
  ...Map.groupBy(rows, ({ departure }) => departure.departure_date),
];

/** Unique among the rows: departure ids may be unique only within a package. */
export const keyOf = ({ of, departure }: ComingRow): string => `${of.id} ${departure.id}`;
