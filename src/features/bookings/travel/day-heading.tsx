import { Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { DayText } from '@/components/text/day-text';
import { manifestLink } from '@/domain/bookings/travel-links';
import { totalsOf } from '@/domain/bookings/travel-totals';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/numbers/money';
import { counted } from '@/lib/text/plural';
import classes from './travel.module.css';

/** The known totals of bookings: "3 bookings · 8 travellers · NPR 12,000 still to pay". */
export const totalsInWords = (bookings: readonly Booking[]): string => {
  const { people, due } = totalsOf(bookings);
  return [
    counted(bookings.length, 'booking', 'bookings'),
    people !== undefined && counted(people, 'traveller', 'travellers'),
    due !== undefined && due > 0 && `${formatNpr(due)} still to pay`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The heading of a day; links to its manifest. */
export const DayHeading = ({ date, bookings }: { date: PlainDate; bookings: readonly Booking[] }) => (
  <span className={classes.dayHeading}>
    <RecordLink link={manifestLink(date)}>
      <DayText date={date} weekday />
    </RecordLink>
    <Text span size="xs" c="dimmed">
      <bdi>{totalsInWords(bookings)}</bdi>
    </Text>
  </span>
);
