import { Text } from '@mantine/core';
import { RecordLink } from '@/components/record-link';
import type { BookedPackage } from '@/domain/bookings/departure-load';
import type { Loads } from '@/domain/bookings/use-loads';
import type { PlainDate } from '@/lib/dates';
import { counted } from '@/lib/plural';
import { departureBookings } from './bookings-link';
import { atLeast } from './load-words';

interface LoadTextProps {
  of: BookedPackage;
  date: PlainDate;
  loads: Loads;
}

/** What is not known. */
const Unknown = () => (
  <Text size="sm" component="span" c="dimmed">
    –
  </Text>
);

/** How many bookings and people a departure has, and how many of them wait; leads to the bookings. */
export const LoadText = ({ of, date, loads }: LoadTextProps) => {
  const load = loads.at(of, date);
  const least = loads.share !== undefined;
  if (!load || (least && load.bookings === 0)) return <Unknown />;
  if (load.bookings === 0)
    return (
      <Text size="sm" component="span" c="dimmed">
        No bookings
      </Text>
    );
  return (
    <bdi>
      <RecordLink link={departureBookings(of, date)}>
        {least
          ? `${atLeast(load.bookings, least) ?? ''} bookings`
          : counted(load.bookings, 'booking', 'bookings')}
      </RecordLink>
      {load.people !== undefined && (
        <Text size="sm" component="span">{` · ${counted(load.people, 'person', 'people')}`}</Text>
      )}
      {load.pending > 0 && (
        <Text size="sm" component="span" c="warning" fw={600}>{` · ${load.pending} pending`}</Text>
      )}
    </bdi>
  );
};
