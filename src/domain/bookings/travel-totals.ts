import type { Booking } from '@/generated/model';
import { sumOfKnown } from '@/lib/sum-of-known';
import { dueOf, isGoing, peopleIn, sayPaid } from './booking';

/** What some bookings come to. */
export interface TravelTotals {
  bookings: number;
  /** How many travel; nothing where no booking says it. */
  people: number | undefined;
  /** NPR; nothing where no booking says what was paid. */
  paid: number | undefined;
  due: number | undefined;
}

/** The totals of some bookings, as far as they say. */
export const totalsOf = (bookings: readonly Booking[]): TravelTotals => {
  const paid = sayPaid(bookings);
  return {
    bookings: bookings.length,
    people: sumOfKnown(bookings.map(peopleIn)),
    paid: paid ? sumOfKnown(bookings.map(({ paid_amount }) => paid_amount)) : undefined,
    due: paid ? sumOfKnown(bookings.map(dueOf)) : undefined,
  };
};

/** Those who travel, and those whose journey was called off. */
export const byTravel = (bookings: readonly Booking[]) => ({
  travelling: bookings.filter(isGoing),
  cancelled: bookings.filter((booking) => !isGoing(booking)),
});
