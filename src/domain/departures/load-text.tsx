import { Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import type { BookedPackage, DepartureLoad } from '@/domain/bookings/departure-load';
import { departureBookings } from '@/domain/bookings/travel-links';
import type { Loads } from '@/domain/bookings/use-loads';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

interface DepartureProps {
  of: BookedPackage;
  date: PlainDate;
}

const Quiet = ({ children }: { children: string }) => (
  <Text size="sm" component="span" c="dimmed">
    {children}
  </Text>
);

interface LoadWordsProps extends DepartureProps {
  load: DepartureLoad | undefined;
  /** The numbers may be too low. */
  least: boolean;
}

/** The bookings, travellers and pending bookings of a departure; links to the bookings. */
export const LoadWords = ({ of, date, load, least }: LoadWordsProps) => {
  if (!load) return <Quiet>–</Quiet>;
  if (load.bookings === 0) return <Quiet>{$localize`No bookings`}</Quiet>;
  return (
    <bdi>
      <RecordLink link={departureBookings(of, date)}>
        {least
          ? $localize`${formatCount(load.bookings)}:bookings:+ bookings`
          : plural(load.bookings, { one: $localize`# booking`, other: $localize`# bookings` })}
      </RecordLink>
      {load.people !== undefined && (
        <Text
          size="sm"
          component="span"
        >{` · ${plural(load.people, { one: $localize`# traveller`, other: $localize`# travellers` })}`}</Text>
      )}
      {load.pending > 0 && (
        <Text
          size="sm"
          component="span"
          c="warning"
          fw={600}
        >{$localize` · ${formatCount(load.pending)}:pending:\u00A0pending`}</Text>
      )}
    </bdi>
  );
};

/** The same from the loads that were read. */
export const LoadText = ({ of, date, loads }: DepartureProps & { loads: Loads }) => (
  <LoadWords of={of} date={date} load={loads.at(of, date)} least={loads.share !== undefined} />
);
