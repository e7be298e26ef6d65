import { havePaidAmounts, isGoing } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { addDays, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { type Month, monthOf } from '@/lib/dates/months';
import { sundayBefore } from '@/lib/dates/weeks';
import { sumOfKnown } from '@/lib/numbers/sum-of-known';

/** The summed fields of a booking. */
export type SummedBooking = Pick<
  Booking,
  'id' | 'status' | 'service_type' | 'service_id' | 'start_date' | 'total_amount' | 'paid_amount'
>;

/** Bookings without cancelled ones, and their known amounts in NPR. */
export interface Money {
  bookings: number;
  total: number | undefined;
  /** Undefined if no booking has a paid amount. */
  paid: number | undefined;
}

/** The number of bookings per status in a week, by its Sunday. */
interface WeekSum {
  sunday: PlainDate;
  byStatus: Readonly<Record<string, number>>;
}

interface MonthSum extends Money {
  month: Month;
}

/** The totals of one region or kind. */
export interface PartSum extends Money {
  /** `package` or `package 3`; empty if unknown. */
  key: string;
  name: string;
}

/** The totals of some months of bookings; cancelled ones only count in the weeks. */
export interface BookingSums {
  /** The completely read months of travel, in order. */
  months: readonly Month[];
  /** The numbers of read bookings, and of all. */
  read: number;
  of: number | undefined;
  /** The number of bookings without an amount, which are in no sum. */
  unpriced: number;
  weeks: readonly WeekSum[];
  money: readonly MonthSum[];
  kinds: readonly PartSum[];
  regions: readonly PartSum[];
}

/** A region, identified by kind and id, with its name. */
export interface Region {
  key: string;
  name: string;
}

interface Summed {
  /** The completely read months. */
  months: readonly Month[];
  bookings: readonly SummedBooking[];
  of: number | undefined;
  /** The region of each listing, by `package 3`. */
  regions: ReadonlyMap<string, Region>;
}

/** The key of a listing among all kinds: `package 3`. */
export const serviceKey = (kind: string, id: number): string => `${kind} ${id}`;

const dayOf = ({ start_date: day }: SummedBooking) => (day && isPlainDate(day) ? day : undefined);

const tally = (bookings: readonly { status?: string }[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(bookings, ({ status = '' }) => status)].map(([status, rows]) => [status, rows.length]),
  );

const isWhole = (sunday: PlainDate, months: readonly Month[]) =>
  months.includes(monthOf(sunday)) && months.includes(monthOf(addDays(sunday, 6)));

/** The Sundays of the weeks within the months. */
const sundaysIn = (months: readonly Month[]): PlainDate[] => {
  const sundays = months.flatMap((month) => {
    const first = sundayBefore(`${month}-01`);
    return [0, 1, 2, 3, 4, 5].map((week) => addDays(first, week * 7));
  });
  return [...new Set(sundays)].filter((sunday) => isWhole(sunday, months)).sort();
};

const isPriced = ({ total_amount }: SummedBooking) => typeof total_amount === 'number';

const sumUp = (bookings: readonly SummedBooking[], paid: boolean): Money => {
  const priced = bookings.filter(isPriced);
  return {
    bookings: bookings.length,
    total: sumOfKnown(priced.map(({ total_amount }) => total_amount)),
    paid: paid ? (sumOfKnown(priced.map(({ paid_amount }) => paid_amount)) ?? 0) : undefined,
  };
};

const most = (a: Money, b: Money) => (b.total ?? 0) - (a.total ?? 0) || b.bookings - a.bookings;

/** Sums up the read bookings. */
export const sumBookings = ({ months, bookings, of, regions }: Summed): BookingSums => {
  const known = months.toSorted();
  const dated = bookings.flatMap((booking) => {
    const day = dayOf(booking);
    return day !== undefined && known.includes(monthOf(day)) ? [{ ...booking, day }] : [];
  });
  const going = dated.filter(isGoing);
  const paid = havePaidAmounts(dated);
  const byWeek = Map.groupBy(dated, ({ day }) => sundayBefore(day));
  const byMonth = Map.groupBy(going, ({ day }) => monthOf(day));
  const regionOf = ({ service_type: kind, service_id: id }: SummedBooking) =>
    kind && id ? regions.get(serviceKey(kind, id)) : undefined;
  const parts = (keyOf: (booking: SummedBooking) => Region | undefined): PartSum[] =>
    [...Map.groupBy(going, (booking) => keyOf(booking)?.key ?? '')]
      .map(([key, rows]) => {
        const name = rows[0] && keyOf(rows[0])?.name;
        return { key, name: name ?? '', ...sumUp(rows, paid) };
      })
      .sort(most);
  return {
    months: known,
    read: dated.length,
    of,
    unpriced: going.filter((booking) => !isPriced(booking)).length,
    weeks: sundaysIn(known).map((sunday) => ({ sunday, byStatus: tally(byWeek.get(sunday) ?? []) })),
    money: known.map((month) => ({ month, ...sumUp(byMonth.get(month) ?? [], paid) })),
    kinds: parts(({ service_type: kind }) => (kind ? { key: kind, name: kind } : undefined)),
    regions: parts(regionOf),
  };
};
