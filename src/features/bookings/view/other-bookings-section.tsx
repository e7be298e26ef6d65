import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '@/components/detail-page/detail-section';
import { useToday } from '@/components/hooks/use-today';
import { ScreenText } from '@/components/links/link-button';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { nameOfBooking, statusLabel, travellerOf } from '@/domain/bookings/booking';
import { travelDay } from '@/domain/bookings/ordered-bookings';
import type { Booking } from '@/generated/model';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { formatCount } from '@/lib/formats/formats';
import { maxPerPage } from '@/lib/lists/list-search';
import { plural } from '@/lib/text/plural';
import { BookingItems, SectionAnswer, shownAtMost } from './booking-items';
import { type OtherBookings, othersQuery, searchesFor } from './other-bookings';

/** What is not known of the other bookings, as sentences. */
const doubtsOf = ({ others, namesakes, known }: OtherBookings): string[] => [
  ...(namesakes > 0
    ? [
        plural(namesakes, {
          one: $localize`Another booking under this name may be somebody else’s.`,
          other: $localize`# more bookings under this name may be somebody else’s.`,
        }),
      ]
    : []),
  ...(known === 'many'
    ? [
        $localize`Only the first ${formatCount(maxPerPage)}:maxPerPage: bookings under this name were read: there may be more.`,
      ]
    : []),
  ...(known === 'unknown'
    ? [
        others.length > 0
          ? $localize`The server does not search bookings by traveller: there may be more.`
          : $localize`The server does not search bookings by traveller, so it is not known whether there are others.`,
      ]
    : []),
  ...(known === 'all' && others.length === 0 && namesakes === 0
    ? [$localize`No other bookings under this name.`]
    : []),
];

const Found = ({ found, name }: { found: OtherBookings; name: string | undefined }) => {
  const others = nearestFirst(found.others, useToday(), travelDay);
  const isCut = others.length > shownAtMost || found.namesakes > 0;
  return (
    <Stack gap="xs">
      {others.length > 0 && (
        <BookingItems
          bookings={others}
          name={(booking) => <bdi>{nameOfBooking(booking)}</bdi>}
          details={(booking) => {
            const date = travelDay(booking);
            return [date && <DayName date={date} />, statusLabel(booking.status)];
          }}
        />
      )}
      {doubtsOf(found).map((doubt) => (
        <DimmedText key={doubt}>{doubt}</DimmedText>
      ))}
      {isCut && name !== undefined && (
        <ScreenText size="sm" to="/bookings" search={{ user: name }}>
          {$localize`All bookings under this name`}
        </ScreenText>
      )}
    </Stack>
  );
};

/** The traveller's other bookings, as far as the API finds them. */
export const OtherBookingsSection = ({ booking }: { booking: Booking }) => {
  const isNamed = searchesFor(booking).length > 0;
  const query = useQuery({ ...othersQuery(booking), enabled: isNamed });
  const count = query.data?.others.length ?? 0;
  return (
    <DetailSection
      title={count > 0 ? $localize`Other bookings (${formatCount(count)}:count:)` : $localize`Other bookings`}
    >
      {isNamed ? (
        <SectionAnswer what={$localize`the other bookings`} query={query}>
          {(found) => <Found found={found} name={travellerOf(booking)} />}
        </SectionAnswer>
      ) : (
        <DimmedText>{$localize`The booking does not name its traveller, so others cannot be found.`}</DimmedText>
      )}
    </DetailSection>
  );
};
