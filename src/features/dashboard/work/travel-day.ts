import { dueOf, havePaidAmounts, isGoing, peopleIn } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { sumOfKnown } from '@/lib/sum-of-known';

/** Somebody who travels, and what is still to pay where the API says what was paid. */
interface Traveller {
  booking: Booking;
  people: number | undefined;
  due: number | undefined;
}

/** A day, and who sets out on it. */
export interface TravelDay {
  date: PlainDate;
  /** Whose booking waits first, then who has still to pay; nobody whose booking was cancelled. */
  travellers: readonly Traveller[];
  /** How many people, as far as the bookings say; nothing where none says it. */
  people: number | undefined;
  due: number | undefined;
}

const urgencyOf = ({ booking, due = 0 }: Traveller): number =>
  booking.status === 'pending' ? 0 : due > 0 ? 1 : 2;

/** Who sets out on a day; `all` are the bookings by which it is seen whether the API says what was paid. */
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

/** What has to be seen to among bookings. */
interface Open {
  going: number;
  pending: number;
  /** How many have still to pay, and how much; nothing where no booking says what was paid. */
  unpaid: { bookings: number; due: number } | undefined;
}

export const openAmong = (bookings: readonly Booking[]): Open => {
  const going = bookings.filter(isGoing);
  const dues = going.map(dueOf).filter((due) => due !== undefined && due > 0);
  return {
    going: going.length,
    pending: going.filter(({ status }) => status === 'pending').length,
    unpaid: havePaidAmounts(bookings) ? { bookings: dues.length, due: sumOfKnown(dues) ?? 0 } : undefined,
  };
};
