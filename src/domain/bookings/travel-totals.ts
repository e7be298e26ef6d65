import type { Booking } from '@/generated/model';
import { dueOf, peopleIn, sayPaid } from './booking';

/** What some bookings come to. */
export interface TravelTotals {
  bookings: number;
  /** How many travel; nothing where no booking says it. */
  people: number | undefined;
  /** NPR; nothing where no booking says what was paid. */
  paid: number | undefined;
  due: number | undefined;
}

const sum = (values: readonly (number | null | undefined)[]): number | undefined => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0);
};

/** The totals of some bookings, as far as they say. */
export const totalsOf = (bookings: readonly Booking[]): TravelTotals => {
  const paid = sayPaid(bookings);
  return {
    bookings: bookings.length,
    people: sum(bookings.map(peopleIn)),
    paid: paid ? sum(bookings.map(({ paid_amount }) => paid_amount)) : undefined,
    due: paid ? sum(bookings.map(dueOf)) : undefined,
  };
};

/** Those who travel, and those whose journey was called off. */
export const byTravel = (bookings: readonly Booking[]) => ({
  travelling: bookings.filter(({ status }) => status !== 'cancelled'),
  cancelled: bookings.filter(({ status }) => status === 'cancelled'),
});
