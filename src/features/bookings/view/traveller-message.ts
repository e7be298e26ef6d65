import type { Display } from '@/components/text/display';
import { dueOf, havePaidAmounts, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { englishBs, englishDate } from '@/lib/dates/english-date';
import { formatNpr } from '@/lib/formats/formats';
import { capitalized } from '@/lib/text/capitalized';
import { latinDigits } from '@/lib/text/digits';
import { plural } from '@/lib/text/plural';

const dayIn = (date: string, calendar: Display['calendar']): string => {
  const [ad, bs] = [englishDate(date), calendar === 'ad' ? undefined : englishBs(date)];
  if (bs === undefined) return ad;
  return calendar === 'bs' ? bs : `${ad} · ${bs}`;
};

const partyOf = ({ adults, children, people }: Booking): string =>
  [
    adults && plural(adults, { one: '# adult', other: '# adults' }),
    children && plural(children, { one: '# child', other: '# children' }),
    !adults && !children && people && plural(people, { one: '# traveller', other: '# travellers' }),
  ]
    .filter(Boolean)
    .join(', ');

const statusOf = (status = '') => capitalized(status.replaceAll('_', ' '));

/** A reply in English to a traveller who asks about a booking: service, date, travellers and amount due. */
export const travellerMessage = (booking: Booking, calendar: Display['calendar']): string => {
  const { id, service_name, room_name, start_date, end_date, status, total_amount, paid_amount } = booking;
  const traveller = travellerOf(booking);
  const day = (date: string | null | undefined) => date && dayIn(date, calendar);
  const paid = havePaidAmounts([booking]);
  const facts = [
    ['Booking', id],
    ['Status', statusOf(status)],
    ['Booked', [service_name, room_name].filter(Boolean).join(', ')],
    ['From', day(start_date)],
    ['To', day(end_date)],
    ['Travellers', latinDigits(partyOf(booking))],
    ['Total', latinDigits(formatNpr(total_amount))],
    ['Paid', paid && latinDigits(formatNpr(paid_amount))],
    ['Still to pay', paid && latinDigits(formatNpr(dueOf(booking)))],
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
