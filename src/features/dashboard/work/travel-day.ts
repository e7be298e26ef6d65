import { dueOf, havePaidAmounts, isGoing, peopleIn } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { sumOfKnown } from '@/lib/numbers/sum-of-known';

/** A traveller, with the amount due if the API sends paid amounts. */
interface Traveller {
  booking: Booking;
  people: number | undefined;
  due: number | undefined;
}

/** A date, and who starts on it. */
export interface TravelDay {
  date: PlainDate;
  /** Pending bookings first, then unpaid ones; without cancelled ones. */
  travellers: readonly Traveller[];
  /** The number of people, if known; undefined if no booking has it. */
  people: number | undefined;
  due: number | undefined;
}

const urgencyOf = ({ booking, due = 0 }: Traveller): number =>
  booking.status === 'pending' ? 0 : due > 0 ? 1 : 2;

/** The travellers who start on a date; `all` are the bookings that show whether the API sends paid amounts. */
export const travelDay = (
  date: PlainDate,
  bookings: readonly Booking[],
  all: readonly Booking[],
): TravelDay => {
  const paid = havePaidAmounts(all);
  const travellers = bookings
    .filter(isGoing)
    .map((booking) => ({ booking, people: peopleIn(booking), due: paid ? dueOf(booking) : undefined }))
    .sort((a, b) => urgencyOf(a) - urgencyOf(b));
  return {
    date,
    travellers,
    people: sumOfKnown(travellers.map(({ people }) => people)),
    due: sumOfKnown(travellers.map(({ due }) => due)),
  };
};

/** The open tasks among bookings. */
interface Open {
  going: number;
  pending: number;
  /** The number of unpaid bookings and the amount due; undefined if no booking has a paid amount, though there are some. */
  unpaid: { bookings: number; due: number } | undefined;
}

export const openAmong = (bookings: readonly Booking[]): Open => {
  const going = bookings.filter(isGoing);
  const known = going.length === 0 || havePaidAmounts(bookings);
  const dues = going.map(dueOf).filter((due) => due !== undefined && due > 0);
  return {
    going: going.length,
    pending: going.filter(({ status }) => status === 'pending').length,
    unpaid: known ? { bookings: dues.length, due: sumOfKnown(dues) ?? 0 } : undefined,
  };
};
