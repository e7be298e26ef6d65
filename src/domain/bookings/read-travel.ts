import type { Booking } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates';
import { hasNext, lastPageOf, type ListPageOf, sizeOf } from '@/lib/paging';

/** One page of the bookings that pass the filters, ordered by travel date where the API heeds that. */
export type ReadPage = (page: number) => Promise<ListPageOf<Booking>>;

export interface Travel {
  /** The bookings of each day in the range. */
  days: ReadonlyMap<PlainDate, readonly Booking[]>;
  /** How many bookings pass the filters, whenever they travel. */
  total: number;
}

/** The API does not order by travel date: every page has to be read to know who travels when. */
export interface Unordered {
  pages: number;
}

/** Of the bookings that were read none says a day that can be read: an API may name it otherwise. */
export interface Undated {
  undated: number;
}

/** Both days included. */
export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

const dateOf = ({ start_date }: Booking): PlainDate | undefined =>
  start_date && isPlainDate(start_date) ? start_date : undefined;

const inRange = (booking: Booking, { from, to }: DayRange) => {
  const date = dateOf(booking);
  return date !== undefined && date >= from && date <= to;
};

const daysOf = (bookings: readonly Booking[], range: DayRange) => {
  const days = new Map<PlainDate, Booking[]>();
  for (const booking of bookings) {
    const date = dateOf(booking);
    if (date === undefined || !inRange(booking, range)) continue;
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return days;
};

/** Whether the dated rows are in order; databases have those without a date first or last. */
const isOrdered = (rows: readonly Booking[]) => {
  const dates = rows.map(dateOf).filter((date) => date !== undefined);
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date);
};

const unique = (rows: readonly Booking[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

const undatedIn = (rows: readonly Booking[]): Undated | undefined =>
  rows.length > 0 && rows.every((row) => dateOf(row) === undefined) ? { undated: rows.length } : undefined;

/** Reads every page, for an API that has them in any order. */
export const readAllTravel = async (
  read: ReadPage,
  range: DayRange,
  perPage: number,
): Promise<Travel | Undated> => {
  const rows: Booking[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(page);
    rows.push(...answer.data);
    if (answer.data.length === 0 || !hasNext(answer, page, perPage)) break;
  }
  const all = unique(rows);
  return undatedIn(all) ?? { days: daysOf(all, range), total: all.length };
};

/** The pages on which the days of a range are: found by halving, as they are ordered by date. */
const readRange = async (page: ReadPage, { from, to }: DayRange, last: number): Promise<Booking[]> => {
  const undatedFirst = (await page(1)).data.map(dateOf)[0] === undefined;
  const startsBefore = async (number: number) => {
    const date = (await page(number)).data.map(dateOf)[0];
    return date === undefined ? undatedFirst : date < from;
  };
  let [low, high] = [1, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await startsBefore(middle)) low = middle;
    else high = middle - 1;
  }
  const rows: Booking[] = [];
  for (let number = low; number <= last; number += 1) {
    const { data } = await page(number);
    rows.push(...data);
    const date = data.map(dateOf).at(-1);
    if (date === undefined ? !undatedFirst : date > to) break;
  }
  return rows;
};

/**
 * Reads the bookings of some days out of many, and how many there are in all, with a few pages. The result says if the
 * API does not keep the order, or gives no dates.
 */
export const readTravel = async (
  read: ReadPage,
  range: DayRange,
  perPage: number,
): Promise<Travel | Unordered | Undated> => {
  const known = new Map<number, ListPageOf<Booking>>();
  const page = async (number: number) => {
    const answer = known.get(number) ?? (await read(number));
    known.set(number, answer);
    return answer;
  };
  const { meta } = await page(1);
  const last = lastPageOf(meta, perPage);
  if (last === undefined || last <= 1) return readAllTravel(page, range, perPage);

  const end = await page(last);
  const rows = await readRange(page, range, last);
  const seen = [...known].sort(([a], [b]) => a - b).flatMap(([, { data }]) => data);
  const undated = undatedIn(unique(seen));
  if (undated) return undated;
  if (!isOrdered(seen)) return { pages: last };
  return {
    days: daysOf(unique(rows), range),
    total: (last - 1) * sizeOf(meta, perPage) + end.data.length + (end.meta?.unreadable ?? 0),
  };
};
