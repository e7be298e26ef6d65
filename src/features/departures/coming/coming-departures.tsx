import { useState } from 'react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { LinkButton } from '@/components/links/link-button';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { dayInWords } from '@/components/text/day-in-words';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { LoadsNote } from '@/domain/departures/loads-note';
import { type DeparturesSearch, packageFilters } from '@/features/departures/departures-search';
import { FurtherFailed } from '@/features/departures/further-failed';
import { ReadingBar } from '@/features/departures/reading-bar';
import type { PackageFilters } from '@/features/departures/use-packages';
import type { PlainDate } from '@/lib/dates/dates';
import { plural } from '@/lib/text/plural';
import classes from './coming.module.css';
import { ComingCards } from './coming-cards';
import { ComingChoices } from './coming-choices';
import { bookedRows, countBooked } from './coming-rows';
import { ComingTable } from './coming-table';
import { useComing } from './use-coming';

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
  if (query.isError && packages.rows.length === 0)
    return <FailedQuery what={$localize`the packages`} query={query} />;

  const listed = bookedRows(rows, booked);
  const nothing = whole ? $localize`No departures on these days` : $localize`No departures found so far`;
  const Rows = narrow ? ComingCards : ComingTable;
  return (
    <Stack gap="sm" className={classes.frame} aria-busy={busy}>
      <DimmedText>
        <bdi>{$localize`From ${dayInWords(range.from, calendar)}:dayInWords: to ${dayInWords(range.to, calendar)}:dayInWords2:`}</bdi>
      </DimmedText>
      <ComingChoices counts={countBooked(rows, whole)} span={span} booked={booked} />
      <ReadingBar
        reading={coming.reading}
        total={coming.total}
        stopping={{ stopped: coming.stopped, onStop: coming.stop, onResume: coming.resume }}
      />
      <LoadsNote loads={loads} />
      {undated > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {plural(undated, {
            one: $localize`# departure has no date that can be read.`,
            other: $localize`# departures have no date that can be read.`,
          })}
        </Text>
      )}
      {listed.length > 0 ? (
        <Rows rows={listed.slice(0, shown)} least={loads.share !== undefined} />
      ) : busy || (booked && loads.pending) ? (
        <Skeleton height={280} role="status" aria-label={$localize`Loading the departures`} />
      ) : (
        <StatePanel
          icon={<IconCalendarOff size={22} />}
          title={rows.length > 0 ? $localize`No departures match` : nothing}
          action={
            <LinkButton variant="default" to="/departures" search={{ ...inUrl, view: 'season' }}>
              {$localize`Show the season`}
            </LinkButton>
          }
        />
      )}
      {listed.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + MOST_ROWS)}>
          {$localize`Show more departures`}
        </Button>
      )}
      <FurtherFailed query={query} />
      {query.hasNextPage && !query.isError && !packages.wanted && (
        <Button variant="default" onClick={coming.readMore}>
          {$localize`Read more packages`}
        </Button>
      )}
    </Stack>
  );
};
