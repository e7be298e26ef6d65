import { bookingSearch } from '@/features/bookings/booking-search';
import { addDays, isPlainDate, type PlainDate } from '@/lib/dates';

/** The days that a quick view is about, counted from today. */
type Span = 'today' | 'week';

/** What the board keeps in the URL beside the list's filters. */
export interface BoardSearch {
  view?: 'board' | undefined;
  /** The month on display, `2026-11`; the current one by default. */
  month?: string | undefined;
  /** The day whose bookings are listed. */
  day?: PlainDate | undefined;
  /** Only the next days, instead of a month. */
  span?: Span | undefined;
}

const firstOf = (month: string): PlainDate => `${month}-01`;

const readBoard = ({ view, month, day, span }: Record<string, unknown>): BoardSearch => {
  if (view !== 'board') return {};
  const isMonth = typeof month === 'string' && isPlainDate(firstOf(month));
  return {
    view,
    ...(isMonth && { month }),
    ...(typeof day === 'string' && isPlainDate(day) && { day }),
    ...((span === 'today' || span === 'week') && { span }),
  };
};

/** Reads any search object of the bookings' screen: the list's part, and the board's. */
export const validateBookings = (raw: Record<string, unknown>) => ({
  ...bookingSearch.validate(raw),
  ...readBoard(raw),
});

export type BookingsSearch = ReturnType<typeof validateBookings>;

/** The first and the last day that the board reads. */
export const rangeOf = (
  { month, span }: BoardSearch,
  today: PlainDate,
): { from: PlainDate; to: PlainDate } => {
  if (span) return { from: today, to: span === 'today' ? today : addDays(today, 6) };
  const from = firstOf(month ?? today.slice(0, 7));
  return { from, to: addDays(firstOf(monthBeside(from.slice(0, 7), 1)), -1) };
};

/** The month that many months later, or earlier for a negative number. */
export const monthBeside = (month: string, by: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
};
