import { dayInWords } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { dueOf, havePaidAmounts, partyInWords, statusLabel, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { isPlainDate } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/numbers/money';

/** A reply to a traveller who asks about a booking: service, date, travellers and amount due. */
export const travellerMessage = (booking: Booking, calendar: Display['calendar']): string => {
  const { id, service_name, room_name, start_date, end_date, status, total_amount, paid_amount } = booking;
  const traveller = travellerOf(booking);
  const day = (date: string | null | undefined) =>
    date && isPlainDate(date) ? dayInWords(date, calendar) : date;
  const paid = havePaidAmounts([booking]);
  const facts = [
    ['Booking', id],
    ['Status', statusLabel(status)],
    ['Booked', [service_name, room_name].filter(Boolean).join(', ')],
    ['From', day(start_date)],
    ['To', day(end_date)],
    ['Travellers', partyInWords(booking)],
    ['Total', formatNpr(total_amount)],
    ['Paid', paid && formatNpr(paid_amount)],
    ['Still to pay', paid && formatNpr(dueOf(booking))],
  ] as const;
  return [
    traveller === undefined ? 'Hello,' : `Hello ${traveller},`,
    facts
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    'Kind regards',
  ].join('\n\n');
};
