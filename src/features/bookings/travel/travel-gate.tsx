import type { ReactNode } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { FailedQuery } from '@/components/screen/state-panel';
import { shareInWords } from '@/domain/bookings/booking-pages';
import { NameQuestionsForm } from '@/domain/bookings/name-questions-form';
import type { Undated, Unordered } from '@/domain/bookings/ordered-bookings';
import type { useTravel } from '@/domain/bookings/use-travel';
import type { Booking } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { listPart } from './travel-filters';
import type { BookingsSearch } from './travel-search';

type TravelReading = ReturnType<typeof useTravel>;

interface ReadAllOfferProps extends Unordered {
  reading: TravelReading['reading'];
}

/** For an API that does not sort: everything must be read, which the user starts, watches and may stop. */
const ReadAllOffer = ({ pages, reading }: ReadAllOfferProps) => (
  <Alert color="warning" title={$localize`The server does not order bookings by travel date`}>
    <Text size="sm" mb="sm">
      {plural(pages, {
        one: $localize`To know who travels when, the page of bookings must be read.`,
        other: $localize`To know who travels when, all # pages of bookings must be read.`,
      })}
    </Text>
    {reading.isRunning ? (
      <Group gap="sm">
        <Text size="sm" role="status">
          <bdi>
            {reading.progress
              ? $localize`${formatCount(reading.progress.page)}:page: of ${plural(reading.progress.of ?? pages, { one: $localize`# page`, other: $localize`# pages` })}:pages: read`
              : $localize`Reading`}
          </bdi>
        </Text>
        <Button size="xs" variant="default" onClick={reading.stop}>
          {$localize`Stop`}
        </Button>
      </Group>
    ) : (
      <Button size="xs" onClick={reading.start}>
        {$localize`Read all`}
      </Button>
    )}
  </Alert>
);

const NoDates = ({ undated, sample, search }: Undated & { search: BookingsSearch }) => (
  <Alert color="warning" title={$localize`No booking has a travel date that can be read`}>
    <Text size="sm" mb="sm">
      {plural(undated, {
        one: $localize`One booking was read. Without a travel date, it is not known who travels when.`,
        other: $localize`# bookings were read. Without a travel date, it is not known who travels when.`,
      })}
    </Text>
    <NameQuestionsForm bookings={sample} />
    <LinkButton size="xs" mt="sm" variant="default" to="/bookings" search={listPart(search)}>
      {$localize`Show the list`}
    </LinkButton>
  </Alert>
);

interface TravelGateProps {
  travel: TravelReading;
  search: BookingsSearch;
  /** The placeholder while loading. */
  skeleton: ReactNode;
  children: (bookings: readonly Booking[]) => ReactNode;
}

/** Renders the bookings of a date range once loaded, or why they are not. */
export const TravelGate = ({ travel, search, skeleton, children }: TravelGateProps) => {
  const { read, bookings, query, reading } = travel;
  if (bookings)
    return (
      <>
        {read && 'days' in read && read.share && (
          <Alert color="warning" role="status">
            <bdi>{shareInWords(read.share)}</bdi>
          </Alert>
        )}
        {children(bookings)}
      </>
    );
  if (query.isError) return <FailedQuery what={$localize`the bookings`} query={query} />;
  if (read && 'pages' in read) return <ReadAllOffer pages={read.pages} reading={reading} />;
  if (read && 'undated' in read) return <NoDates {...read} search={search} />;
  return (
    <div role="status" aria-label={$localize`Loading the bookings`}>
      {skeleton}
    </div>
  );
};
