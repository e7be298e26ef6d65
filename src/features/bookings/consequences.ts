import { dayInWords } from '@/components/day-in-words';
import type { Display } from '@/components/display';
import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { counted } from '@/lib/plural';

/** The consequences of cancelling a booking, as sentences. */
export const consequencesOf = (booking: Booking, calendar: Display['calendar']): string[] => {
  const { start_date, adults, children, paid_amount } = booking;
  const traveller = travellerOf(booking);
  const people = (adults ?? 0) + (children ?? 0);
  const what = [
    `“${nameOfBooking(booking)}”`,
    traveller && `for ${traveller}`,
    start_date && `on ${dayInWords(start_date, calendar)}`,
  ];
  return [
    `${what.filter(Boolean).join(' ')} will be cancelled. This cannot be undone.`,
    ...(people > 0 ? [`${counted(people, 'traveller', 'travellers')} will not travel.`] : []),
    paid_amount
      ? `${formatNpr(paid_amount)} has been paid. It is not refunded automatically.`
      : 'Nothing has been paid yet.',
    'The reason is kept with the booking.',
  ];
};
