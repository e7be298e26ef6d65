import { dayInWords } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

const cancelledText = (name: string, traveller: string | undefined, day: string | undefined): string => {
  if (traveller && day)
    return $localize`“${name}:name:” for ${traveller}:traveller: on ${day}:day: will be cancelled.`;
  if (traveller) return $localize`“${name}:name:” for ${traveller}:traveller: will be cancelled.`;
  return day
    ? $localize`“${name}:name:” on ${day}:day: will be cancelled.`
    : $localize`“${name}:name:” will be cancelled.`;
};

/** The consequences of cancelling a booking, as sentences. */
export const consequencesOf = (booking: Booking, calendar: Display['calendar']): string[] => {
  const { start_date, adults, children, paid_amount } = booking;
  const day = start_date ? dayInWords(start_date, calendar) : undefined;
  const people = (adults ?? 0) + (children ?? 0);
  return [
    $localize`${cancelledText(nameOfBooking(booking), travellerOf(booking), day)}:cancelledText: This cannot be undone.`,
    ...(people > 0
      ? [
          plural(people, {
            one: $localize`# traveller will not travel.`,
            other: $localize`# travellers will not travel.`,
          }),
        ]
      : []),
    paid_amount
      ? $localize`${formatNpr(paid_amount)}:npr: has been paid. It is not refunded automatically.`
      : $localize`Nothing has been paid yet.`,
    $localize`The reason is kept with the booking.`,
  ];
};
