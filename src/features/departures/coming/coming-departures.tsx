import { useState } from 'react';
import { Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { LinkButton } from '@/components/links/link-button';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { dayInWords } from '@/components/text/day-in-words';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { LoadsNote } from '@/domain/departures/loads-note';
import type { ManyDepartures } from '@/domain/departures/many-departures';
import { type DeparturesSearch, packageFilters } from '@/features/departures/departures-search';
import { FurtherFailed } from '@/features/departures/further-failed';
import type { PackageFilters } from '@/features/departures/use-packages';
import type { PlainDate } from '@/lib/dates/dates';
import { counted, plural } from '@/lib/text/plural';
import classes from './coming.module.css';
import { ComingCards } from './coming-cards';
import { ComingChoices } from './coming-choices';
import { bookedRows, countBooked } from './coming-rows';
import { ComingTable } from './coming-table';
import { useComing } from './use-coming';

interface ReadingBarProps {
  reading: Pick<ManyDepartures, 'open' | 'failed' | 'retry'>;
  /** The total number of packages. */
  total: number;
  /** The user stopped it. */
  stopped: boolean;
  onStop: () => void;
  onResume: () => void;
}

/** The progress of reading the departures of many packages, and what failed; nothing once all is done. */
const ReadingBar = ({ reading, total, stopped, onStop, onResume }: ReadingBarProps) => {
  const { open, failed, retry } = reading;
  if (open === 0 && failed.length === 0) return null;
  const done = total - open;
  return (
    <Group gap="sm" role="group" aria-label="Reading departures">
      {open > 0 && (
        <>
          <Text size="sm" role={stopped ? 'status' : undefined}>
            {stopped
              ? `Stopped: ${done} of ${counted(total, 'package', 'packages')} read.`
              : `${done} of ${counted(total, 'package', 'packages')} read`}
          </Text>
          {!stopped && (
            <Progress
              value={(done / total) * 100}
              flex="1 1 6rem"
              maw={320}
              aria-label="Reading departures"
            />
          )}
          <Button size="compact-sm" variant="default" onClick={stopped ? onResume : onStop}>
            {stopped ? 'Go on' : 'Stop'}
          </Button>
        </>
      )}
      {failed.length > 0 && (
        <>
          <Text size="sm" c="danger" role="alert">
            {`The departures of ${counted(failed.length, 'package', 'packages')} could not be read.`}
          </Text>
          <Button size="compact-sm" variant="default" onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </Group>
  );
};

interface ComingDeparturesProps extends Pick<DeparturesSearch, 'booked'> {
  filters: PackageFilters;
  today: PlainDate;
  /** The number of days ahead. */
  span: number;
}

/** The number of rows rendered at first, and added by each "Show more". */
const MOST_ROWS = 300;

/** The upcoming departures with their bookings. */
export const ComingDepartures = ({ filters, today, span, booked }: ComingDeparturesProps) => {
  const [shown, setShown] = useState(MOST_ROWS);
  const narrow = useNarrow();
  const { calendar } = useDisplay();
  const coming = useComing(filters, today, span);
  const { packages, rows, range, loads, busy, whole, undated } = coming;
  const { query } = packages;
  const inUrl = packageFilters.validate(useSearch({ strict: false }));
  if (query.isError && packages.rows.length === 0) return <FailedQuery what="the packages" query={query} />;

  const listed = bookedRows(rows, booked);
  const nothing = whole ? 'No departures on these days' : 'No departures found so far';
  const Rows = narrow ? ComingCards : ComingTable;
  return (
    <Stack gap="sm" className={classes.frame} aria-busy={busy}>
      <DimmedText>
        <bdi>{`From ${dayInWords(range.from, calendar)} to ${dayInWords(range.to, calendar)}`}</bdi>
      </DimmedText>
      <ComingChoices counts={countBooked(rows, whole)} span={span} booked={booked} />
      <ReadingBar
        reading={coming.reading}
        total={coming.total}
        stopped={coming.stopped}
        onStop={coming.stop}
        onResume={coming.resume}
      />
      <LoadsNote loads={loads} />
      {undated > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {plural(undated, {
            one: '# departure has no date that can be read.',
            other: '# departures have no date that can be read.',
          })}
        </Text>
      )}
      {listed.length > 0 ? (
        <Rows rows={listed.slice(0, shown)} least={loads.share !== undefined} />
      ) : busy || (booked && loads.pending) ? (
        <Skeleton height={280} role="status" aria-label="Loading the departures" />
      ) : (
        <StatePanel
          icon={<IconCalendarOff size={22} />}
          title={rows.length > 0 ? 'No departures match' : nothing}
          action={
            <LinkButton variant="default" to="/departures" search={{ ...inUrl, view: 'season' }}>
              Show the season
            </LinkButton>
          }
        />
      )}
      {listed.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + MOST_ROWS)}>
          Show more departures
        </Button>
      )}
      <FurtherFailed query={query} />
      {query.hasNextPage && !query.isError && !packages.wanted && (
        <Button variant="default" onClick={coming.readMore}>
          Read more packages
        </Button>
      )}
    </Stack>
  );
};
