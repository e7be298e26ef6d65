import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { useSessionUser } from '@/api/session';
import type { AppPath } from '@/areas/area';
import { areas } from '@/areas/index';
import type { WaitingRequests } from '@/areas/waiting-requests';
import { enumLabel } from '@/components/inputs/enum-options';
import { useScreenTitle } from '@/components/screen-title';
import { useToday } from '@/components/use-today';
import { countFound } from '@/domain/listings/shop-health';
import { BookingStatus, ServiceType } from '@/generated/model';
import { BookingsChart, type ChartPart } from './bookings-chart';
import { CountCard } from './count-card';
import { bookingsIn, bookingsOf } from './counts';
import { DraftReminder } from './draft-reminder';
import { CheckedCard } from './health/checked-card';
import { ShopHealthPanel } from './health/shop-health-panel';
import { type Sweep, useSweep } from './health/use-sweep';
import { countOn, nextDays } from './health/weeks-ahead';
import { WeeksChart } from './health/weeks-chart';
import { OpenedLast } from './opened-last';
import { useCounts } from './use-counts';

const statuses = Object.values(BookingStatus);
const types = Object.values(ServiceType);
const byStatus = statuses.map(bookingsIn);
const byType = types.map(bookingsOf);

const withStatus = (status: string) => linkOptions({ to: '/bookings', search: { status } });
const ofType = (type: string) => linkOptions({ to: '/bookings', search: { service_type: type } });

interface WaitingCardProps {
  title: string;
  rows: WaitingRequests['rows'];
  to: AppPath;
}

const WaitingCard = ({ title, rows, to }: WaitingCardProps) => (
  <CountCard title={title} query={useQuery(rows)} link={{ to }} />
);

const Waiting = ({ sweep }: { sweep: Sweep }) => {
  const today = useToday();
  const pending = useCounts(byStatus)[statuses.indexOf('pending')];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
      {areas.map(
        ({ path, label, waiting }) =>
          waiting && <WaitingCard key={path} title={`${label} waiting`} rows={waiting.rows} to={path} />,
      )}
      {pending && (
        <CountCard title="Bookings that need action" query={pending} link={withStatus('pending')} />
      )}
      <CheckedCard
        title="Departures in the next 30 days"
        count={(health) => countOn(health, nextDays(today))}
        link={linkOptions({ to: '/', search: { show: 'departures' } })}
        sweep={sweep}
      />
      <CheckedCard
        title="Listings not ready to be sold"
        count={(health) => countFound(health, 'unready')}
        link={linkOptions({ to: '/', search: { show: 'unready' } })}
        sweep={sweep}
      />
    </SimpleGrid>
  );
};

/** A part of a chart for each of the values that are counted, in their order. */
const partsOf = (
  values: readonly string[],
  queries: ReturnType<typeof useCounts>,
  linkOf: (value: string) => LinkProps,
): ChartPart[] =>
  queries.flatMap((query, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ label: enumLabel(value), query, link: linkOf(value) }];
  });

const Charts = () => (
  <SimpleGrid cols={{ base: 1, md: 2 }}>
    <Stack>
      <BookingsChart
        title="Bookings by status"
        by="Status"
        parts={partsOf(statuses, useCounts(byStatus), withStatus)}
      />
      <BookingsChart
        title="Bookings by service type"
        by="Service type"
        parts={partsOf(types, useCounts(byType), ofType)}
      />
    </Stack>
    <WeeksChart />
  </SimpleGrid>
);

/** The work first: what waits, the bookings by status, and what keeps listings from being sold. */
export const Overview = () => {
  const user = useSessionUser();
  const sweep = useSweep();
  useScreenTitle({ title: 'Home' });
  return (
    <Stack gap="lg">
      <Title order={1}>{user?.first_name ? `Welcome, ${user.first_name}` : 'Welcome'}</Title>
      <DraftReminder />
      <Waiting sweep={sweep} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <OpenedLast />
        <ShopHealthPanel sweep={sweep} />
      </SimpleGrid>
      <Charts />
    </Stack>
  );
};
