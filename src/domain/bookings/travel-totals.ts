import type { Booking } from '@/generated/model';
import { sumOfKnown } from '@/lib/numbers/sum-of-known';
import { dueOf, havePaidAmounts, isGoing, peopleIn } from './booking';

export interface TravelTotals {
  bookings: number;
  /** The number of travellers; undefined if no booking has it. */
  people: number | undefined;
  /** NPR; undefined if no booking has a paid amount. */
  paid: number | undefined;
  due: number | undefined;
}

/** Sums up bookings, as far as their values are known. */
export const totalsOf = (bookings: readonly Booking[]): TravelTotals => {
  const paid = havePaidAmounts(bookings);
  return {
    bookings: bookings.length,
    people: sumOfKnown(bookings.map(peopleIn)),
    paid: paid ? sumOfKnown(bookings.map(({ paid_amount }) => paid_amount)) : undefined,
    due: paid ? sumOfKnown(bookings.map(dueOf)) : undefined,
  };
};

/** Splits bookings into active and cancelled ones. */
export const byTravel = (bookings: readonly Booking[]) => ({
  travelling: bookings.filter(isGoing),
  cancelled: bookings.filter((booking) => !isGoing(booking)),
});
