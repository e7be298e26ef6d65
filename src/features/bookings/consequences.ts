import { dayInWords } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { formatNpr } from '@/lib/numbers/money';
import { counted } from '@/lib/text/plural';

const cancelledText = (name: string, traveller: string | undefined, day: string | undefined): string => {
  if (traveller && day) return `“${name}” for ${traveller} on ${day} will be cancelled.`;
  if (traveller) return `“${name}” for ${traveller} will be cancelled.`;
  return day ? `“${name}” on ${day} will be cancelled.` : `“${name}” will be cancelled.`;
};

/** The consequences of cancelling a booking, as sentences. */
export const consequencesOf = (booking: Booking, calendar: Display['calendar']): string[] => {
  const { start_date, adults, children, paid_amount } = booking;
  const day = start_date ? dayInWords(start_date, calendar) : undefined;
  const people = (adults ?? 0) + (children ?? 0);
  return [
    `${cancelledText(nameOfBooking(booking), travellerOf(booking), day)} This cannot be undone.`,
    ...(people > 0 ? [`${counted(people, 'traveller', 'travellers')} will not travel.`] : []),
    paid_amount
      ? `${formatNpr(paid_amount)} has been paid. It is not refunded automatically.`
      : 'Nothing has been paid yet.',
    'The reason is kept with the booking.',
  ];
};
