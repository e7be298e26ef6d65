import { useState } from 'react';
import { Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useSessionUser } from '@/api/session';
import { useToday } from '@/components/hooks/use-today';
import { useScreenTitle } from '@/components/screen/screen-title';
import { useTravel } from '@/domain/bookings/use-travel';
import { addDays } from '@/lib/dates/dates';
import classes from './dashboard.module.css';
import { FoundList, VendorList } from './health/found-lists';
import { HealthPanel } from './health/health-panel';
import { MissingDepartureList } from './health/missing-departure-list';
import { SearchList, type SearchListProps } from './health/search-list';
import { PlotSection } from './plots/plot-section';
import { ReadingBar } from './reading/reading-bar';
import { useReading } from './reading/use-reading';
import { SetupSlot } from './setup/setup-slot';
import { readShown } from './shown';
import { DeparturePanel } from './work/departure-panel';
import { DraftReminder } from './work/draft-reminder';
import { Figures } from './work/figures';
import { spans } from './work/open-departures';
import { OpenedLast } from './work/opened-last';
import { RequestPanel } from './work/request-panel';
import { TravelPanel } from './work/travel-panel';

/** The travellers of the next days, from today. */
const useTravelAhead = (days: number) => {
  const today = useToday();
  return useTravel({ range: { from: today, to: addDays(today, days - 1) }, staleTime: 60_000 });
};

const Work = () => {
  const today = useToday();
  const [days, setDays] = useState<number>(spans[0]);
  const travel = useTravelAhead(spans[0]);
  const departures = useTravelAhead(days);
  return (
    <>
      <Figures today={today} travel={travel} />
      <SetupSlot travel={travel} />
      <div className={classes.work}>
        <div className={classes.column}>
          <RequestPanel />
          <TravelPanel today={today} travel={travel} />
          <OpenedLast />
        </div>
        {/* What grows while everything is read is below what does not: nothing moves under the pointer. */}
        <div className={classes.column}>
          <DraftReminder />
          <DeparturePanel days={days} onDays={setDays} travel={departures} />
          <HealthPanel />
        </div>
      </div>
    </>
  );
};

/** The tasks, and below them the plots of bookings. */
const Overview = () => {
  const user = useSessionUser();
  const reading = useReading();
  useScreenTitle({ title: $localize`Home` });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>
          {user?.first_name ? $localize`Welcome, ${user.first_name}:firstname:` : $localize`Welcome`}
        </Title>
        <ReadingBar reading={reading} />
      </header>
      <Work />
      <PlotSection />
    </div>
  );
};

/** The start page: its overview, or a list that one of its numbers links to. */
export const Dashboard = ({ loadTypes }: SearchListProps) => {
  const shown = readShown(useSearch({ strict: false }));
  if (!shown) return <Overview />;
  if (shown === 'vendors') return <VendorList />;
  if (shown === 'search') return <SearchList loadTypes={loadTypes} />;
  if (shown === 'departures') return <MissingDepartureList />;
  return <FoundList found={shown.found} />;
};
