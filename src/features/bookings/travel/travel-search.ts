import type { DayRange } from '@/domain/bookings/read-travel';
import { listBookingsSearch } from '@/generated/searches';
import { addDays, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { parseRecordId } from '@/lib/records/record-id';

/** A month calendar. */
interface MonthSearch {
  view: 'board';
  /** The displayed month, `2026-11`; the current one by default. */
  month?: string | undefined;
}

/** A table of days. */
interface DaysSearch {
  view: 'days';
  /** The first day; today by default. */
  from?: PlainDate | undefined;
  /** The number of days; seven by default. */
  days?: number | undefined;
  /** Only bookings with an amount due. */
  payment?: 'unpaid' | undefined;
}

/** The manifest of a day, or of one departure. */
interface ManifestSearch {
  view: 'manifest';
  day: PlainDate;
  /** The id of a package, or of a service of the filtered type. */
  service?: number | undefined;
}

/** The search parameters of the views by travel date, besides the list's filters. */
type ViewPart = { view?: undefined } | MonthSearch | DaysSearch | ManifestSearch;

export const usualDays = 7;
const mostDays = 62;

const dateIn = (value: unknown): PlainDate | undefined =>
  typeof value === 'string' && isPlainDate(value) ? value : undefined;

const numberIn = (value: unknown): number | undefined => parseRecordId(String(value));

const readDays = ({ from, days, payment }: Record<string, unknown>): DaysSearch => {
  const first = dateIn(from);
  const count = Math.min(numberIn(days) ?? usualDays, mostDays);
  return {
    view: 'days',
    ...(first !== undefined && { from: first }),
    ...(count !== usualDays && { days: count }),
    ...(payment === 'unpaid' && { payment }),
  };
};

const readTravel = (raw: Record<string, unknown>): ViewPart => {
  const { view, month } = raw;
  if (view === 'board') {
    const isMonth = typeof month === 'string' && isPlainDate(`${month}-01`);
    return { view, ...(isMonth && { month }) };
  }
  if (view === 'days') return readDays(raw);
  if (view !== 'manifest') return {};
  const day = dateIn(raw.day);
  const service = numberIn(raw.service);
  return day === undefined ? readDays({}) : { view, day, ...(service !== undefined && { service }) };
};

/** Validates the search parameters of the bookings screen: those of the list and of the views by travel date. */
export const validateBookings = (
  raw: Record<string, unknown>,
): ReturnType<typeof listBookingsSearch.validate> & ViewPart => ({
  ...listBookingsSearch.validate(raw),
  ...readTravel(raw),
});

export type BookingsSearch = ReturnType<typeof validateBookings>;
export type TravelMonthSearch = Extract<BookingsSearch, { view: 'board' }>;
export type TravelDaysSearch = Extract<BookingsSearch, { view: 'days' }>;
export type TravelManifestSearch = Extract<BookingsSearch, { view: 'manifest' }>;
/** The search parameters of a view by travel date. */
export type TravelSearch = TravelMonthSearch | TravelDaysSearch | TravelManifestSearch;

/** The date range of a table of days. */
export const daysRange = (
  { from, days = usualDays }: Omit<DaysSearch, 'view'>,
  today: PlainDate,
): DayRange => {
  const first = from ?? today;
  return { from: first, to: addDays(first, days - 1) };
};
