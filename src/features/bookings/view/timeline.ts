import { isGoing } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { clockInNepal, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { plural } from '@/lib/text/plural';

/** A dated event of a booking, or today. */
export interface Stop {
  event: 'booked' | 'today' | 'start' | 'end';
  label: string;
  date: PlainDate;
  /** The time until the next stop: "12 days"; empty if both are on one day, and for the last. */
  until: string;
  /** Whether `until` is the whole stay, in nights. */
  isStay: boolean;
}

type Tense = 'past' | 'today' | 'future' | 'cancelled';

const labels: Record<'booked' | 'start' | 'end', Record<Tense, string>> = {
  booked: {
    past: $localize`Booked`,
    today: $localize`Booked today`,
    future: $localize`Booked`,
    cancelled: $localize`Booked`,
  },
  start: {
    past: $localize`Started`,
    today: $localize`Starts today`,
    future: $localize`Starts`,
    cancelled: $localize`Was to start`,
  },
  end: {
    past: $localize`Ended`,
    today: $localize`Ends today`,
    future: $localize`Ends`,
    cancelled: $localize`Was to end`,
  },
};

type Dated = Omit<Stop, 'until' | 'isStay'>;

const untilNext = (from: Dated, to: Dated | undefined): Pick<Stop, 'until' | 'isStay'> => {
  const days = to ? daysBetween(from.date, to.date) : 0;
  const isStay = days > 0 && from.event === 'start' && to?.event === 'end';
  if (days === 0) return { until: '', isStay };
  return {
    until: isStay
      ? plural(days, { one: $localize`# night`, other: $localize`# nights` })
      : plural(days, { one: $localize`# day`, other: $localize`# days` }),
    isStay,
  };
};

/**
 * The events of a booking whose date is known, in their order, with today among them; empty if no date is known. The API
 * does not say when something was paid or cancelled.
 */
export const stopsOf = (booking: Booking, today: PlainDate): Stop[] => {
  const { created_at, start_date, end_date } = booking;
  const dates = [
    ['booked', created_at ? clockInNepal(created_at)?.date : undefined],
    ['start', start_date],
    ['end', end_date],
  ] as const;
  const tenseOf = (date: PlainDate): Tense => {
    if (date === today) return isGoing(booking) ? 'today' : 'cancelled';
    if (!isGoing(booking)) return 'cancelled';
    return date < today ? 'past' : 'future';
  };
  const events = dates.flatMap(([event, date]) =>
    date && isPlainDate(date) ? [{ event, date, label: labels[event][tenseOf(date)] }] : [],
  );
  const isOpen = isGoing(booking) && events.length > 0 && events.every(({ date }) => date !== today);
  const now = { event: 'today', date: today, label: $localize`Today` } as const;
  const ordered = [...events, ...(isOpen ? [now] : [])].toSorted((a, b) => daysBetween(b.date, a.date));
  return ordered.map((stop, index) => ({ ...stop, ...untilNext(stop, ordered[index + 1]) }));
};
