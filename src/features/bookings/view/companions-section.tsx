import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenButton, ScreenText } from '@/components/links/link-button';
import { DimmedText } from '@/components/text/dimmed-text';
import { peopleIn, statusLabel, travellerOf } from '@/domain/bookings/booking';
import { shareInWords } from '@/domain/bookings/booking-pages';
import { travelDay } from '@/domain/bookings/ordered-bookings';
import type { Travel } from '@/domain/bookings/read-travel';
import { isFor, manifestLink, serviceOf } from '@/domain/bookings/travel-links';
import { travelQuery } from '@/domain/bookings/travel-query';
import { byTravel, totalsOf } from '@/domain/bookings/travel-totals';
import { Traveller } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { unnamed } from '@/lib/records/record-name';
import { plural } from '@/lib/text/plural';
import { BookingItems, SectionAnswer, shownAtMost } from './booking-items';
import { FRESH_MS } from './other-bookings';

interface CompanionsProps {
  booking: Booking;
  day: PlainDate;
}

const TravellerName = ({ booking }: { booking: Booking }) =>
  travellerOf(booking) === undefined && !booking.user ? (
    unnamed($localize`booking`, booking.id)
  ) : (
    <Traveller booking={booking} />
  );

const Companions = ({ booking, day, travel }: CompanionsProps & { travel: Travel }) => {
  const service = serviceOf(booking);
  const all = [...travel.days.values()].flat();
  const { travelling } = byTravel(service ? all.filter((one) => isFor(one, service)) : all);
  const others = travelling.filter(({ id }) => id !== booking.id);
  const { people } = totalsOf(travelling);
  const more = others.length - shownAtMost;
  return (
    <Stack gap="xs">
      {travel.share && <DimmedText>{shareInWords(travel.share)}</DimmedText>}
      <DimmedText>
        {others.length > 0 ? (
          <bdi>
            {[
              plural(travelling.length, { one: $localize`# booking`, other: $localize`# bookings` }),
              people !== undefined &&
                plural(people, { one: $localize`# traveller`, other: $localize`# travellers` }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        ) : (
          $localize`Nobody else is known to travel then.`
        )}
      </DimmedText>
      {others.length > 0 && (
        <BookingItems
          bookings={others}
          name={(one) => <TravellerName booking={one} />}
          details={(one) => {
            const count = peopleIn(one);
            return [
              count !== undefined &&
                plural(count, { one: $localize`# traveller`, other: $localize`# travellers` }),
              statusLabel(one.status),
            ];
          }}
        />
      )}
      {more > 0 && (
        <ScreenText size="sm" {...manifestLink(day, service)}>
          {plural(more, { one: $localize`# more booking`, other: $localize`# more bookings` })}
        </ScreenText>
      )}
    </Stack>
  );
};

const link = { size: 'compact-sm', variant: 'subtle', mx: -9 } as const;

/** Who else travels with the booking's departure, or on its day; null without a date. */
export const CompanionsSection = ({ booking }: { booking: Booking }) => {
  const day = travelDay(booking);
  return day === undefined ? null : <CompanionsOn booking={booking} day={day} />;
};

const CompanionsOn = ({ booking, day }: CompanionsProps) => {
  const service = serviceOf(booking);
  const query = useQuery(
    // As the manifest reads it, so that it is there when the manifest is opened.
    travelQuery({
      range: { from: day, to: day },
      filters: service ? { service_type: service.type } : {},
      staleTime: FRESH_MS,
    }),
  );
  return (
    <DetailSection
      title={$localize`Who travels then`}
      actions={
        <Group gap="lg" style={{ rowGap: 0 }}>
          <ScreenButton {...link} {...manifestLink(day, service)}>
            {$localize`Open manifest`}
          </ScreenButton>
          {service && (
            <ScreenButton {...link} {...manifestLink(day)}>
              {$localize`Everyone who travels that day`}
            </ScreenButton>
          )}
        </Group>
      }
    >
      <SectionAnswer what={$localize`who travels then`} query={query}>
        {(travel) =>
          'days' in travel ? (
            <Companions booking={booking} day={day} travel={travel} />
          ) : (
            <DimmedText>
              {$localize`The server does not order bookings by travel date, so it is not known who else travels. The manifest reads all of them.`}
            </DimmedText>
          )
        }
      </SectionAnswer>
    </DetailSection>
  );
};
