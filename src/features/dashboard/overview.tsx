import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useSessionUser } from '@/api/session';
import { DraftReminder } from '@/components/form-page/draft-reminder';
import { waitingRequests } from '@/components/request-queue/waiting-requests';
import { useScreenTitle } from '@/components/screen-title';
import { countFound } from '@/components/shop-health';
import { useCount } from '@/components/use-count';
import { useToday } from '@/components/use-today';
import { BookingsChart } from './bookings-chart';
import { CountCard } from './count-card';
import { bookingsIn, bookingsOf } from './counts';
import { CheckedCard } from './health/checked-card';
import { ShopHealthPanel } from './health/shop-health-panel';
import { type Sweep, useSweep } from './health/use-sweep';
import { departuresOn, nextDays } from './health/weeks-ahead';
import { WeeksChart } from './health/weeks-chart';
import { RecentRecords } from './recent-records';

const [pending, confirmed, completed, cancelled] = [
  bookingsIn('pending'),
  bookingsIn('confirmed'),
  bookingsIn('completed'),
  bookingsIn('cancelled'),
];
const [ofPackages, ofHomestays, ofHotels] = [
  bookingsOf('package'),
  bookingsOf('homestay'),
  bookingsOf('hotel'),
];

const withStatus = (status: string) => linkOptions({ to: '/bookings', search: { status } });
const ofType = (type: string) => linkOptions({ to: '/bookings', search: { service_type: type } });

const Waiting = ({ sweep }: { sweep: Sweep }) => {
  const today = useToday();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
      <CountCard
        title="Package requests waiting"
        query={useQuery(waitingRequests.packageRequests)}
        link={linkOptions({ to: '/requests/packages' })}
      />
      <CountCard
        title="Homestay requests waiting"
        query={useQuery(waitingRequests.homestayRequests)}
        link={linkOptions({ to: '/requests/homestays' })}
      />
      <CountCard
        title="Hotel requests waiting"
        query={useQuery(waitingRequests.hotelRequests)}
        link={linkOptions({ to: '/requests/hotels' })}
      />
      <CountCard title="Bookings that need action" query={useCount(pending)} link={withStatus('pending')} />
      <CheckedCard
        title="Departures in the next 30 days"
        count={({ departures }) => departuresOn(departures, nextDays(today)).length}
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

const Charts = () => (
  <SimpleGrid cols={{ base: 1, md: 2 }}>
    <Stack>
      <BookingsChart
        title="Bookings by status"
        by="Status"
        parts={[
          { label: 'Pending', query: useCount(pending), link: withStatus('pending') },
          { label: 'Confirmed', query: useCount(confirmed), link: withStatus('confirmed') },
          { label: 'Completed', query: useCount(completed), link: withStatus('completed') },
          { label: 'Cancelled', query: useCount(cancelled), link: withStatus('cancelled') },
        ]}
      />
      <BookingsChart
        title="Bookings by service type"
        by="Service type"
        parts={[
          { label: 'Package', query: useCount(ofPackages), link: ofType('package') },
          { label: 'Homestay', query: useCount(ofHomestays), link: ofType('homestay') },
          { label: 'Hotel', query: useCount(ofHotels), link: ofType('hotel') },
        ]}
      />
    </Stack>
    <WeeksChart />
  </SimpleGrid>
);

/** The work first: what waits, how bookings stand, and what keeps listings from being sold. */
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
        <RecentRecords />
        <ShopHealthPanel sweep={sweep} />
      </SimpleGrid>
      <Charts />
    </Stack>
  );
};
