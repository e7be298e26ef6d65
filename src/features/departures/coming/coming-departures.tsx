import { useMemo, useState } from 'react';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useSearch } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { LinkButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { SegmentLinks } from '@/components/screen/segment-links';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { dayInWords } from '@/components/text/day-in-words';
import { DayText } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { useLoads } from '@/domain/bookings/use-loads';
import { departuresQuery } from '@/domain/departures/departures';
import { LoadWords } from '@/domain/departures/load-text';
import { LoadsNote } from '@/domain/departures/loads-note';
import { useManyDepartures } from '@/domain/departures/many-departures';
import cards from '@/features/departures/cards.module.css';
import {
  type DeparturesSearch,
  packageFilters,
  spans,
  validateDepartures,
} from '@/features/departures/departures-search';
import { FurtherFailed } from '@/features/departures/further-failed';
import { ReadingBar } from '@/features/departures/reading-bar';
import { type PackageFilters, usePackages } from '@/features/departures/use-packages';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { departuresLink } from '@/resources/package-links';
import classes from './coming.module.css';
import {
  bookedRows,
  byDay,
  type ComingRow,
  comingRows,
  countBooked,
  countUndated,
  keyOf,
} from './coming-rows';
import { type ComingRowsProps, ComingTable } from './coming-table';
import { DepartureState } from './departure-state';

interface ComingChoicesProps extends Pick<DeparturesSearch, 'booked'> {
  counts: ReturnType<typeof countBooked>;
  span: number;
}

/** Links that filter the departures, each with the number of rows, and set the number of days. */
const ComingChoices = ({ counts, span, booked }: ComingChoicesProps) => {
  const now = validateDepartures(useSearch({ strict: false }));
  const link = (changes: DeparturesSearch): LinkProps => ({
    to: '/departures',
    search: validateDepartures({ ...now, ...changes }),
  });
  const booking = (label: string, count: string | undefined, value: DeparturesSearch['booked']) => ({
    label: count === undefined ? label : `${label} ${count}`,
    link: link({ booked: value }),
    current: booked === value,
  });
  return (
    <Group justify="space-between" gap="xs">
      <SegmentLinks
        label={$localize`Bookings`}
        links={[
          booking($localize`All`, counts.all, undefined),
          booking($localize`With bookings`, counts.with, 'with'),
          booking($localize`Without bookings`, counts.without, 'without'),
        ]}
      />
      <SegmentLinks
        label={$localize`Days ahead`}
        links={spans.map((days) => ({
          label: $localize`${formatCount(days)}:days: days`,
          link: link({ span: days }),
          current: days === span,
        }))}
      />
    </Group>
  );
};

/** The number of packages read at first, and with each request for more. */
const MOST_PACKAGES = 200;

/** The departures of the next `span` days: read package by package, as the API requires, with the progress. */
const useComing = (filters: PackageFilters, today: PlainDate, span: number) => {
  const [most, setMost] = useState(MOST_PACKAGES);
  const [stopped, setStopped] = useState(false);
  const client = useQueryClient();
  const packages = usePackages(filters, most);
  const ids = useMemo(() => packages.rows.map(({ id }) => id), [packages.rows]);
  const reading = useManyDepartures(ids, stopped);
  const range = useMemo(() => ({ from: today, to: addDays(today, span - 1) }), [today, span]);
  const loads = useLoads(range, today);
  const rows = useMemo(
    () => comingRows(packages.rows, reading.known, range, loads),
    [packages.rows, reading.known, range, loads],
  );
  const undated = useMemo(() => countUndated(reading.known), [reading.known]);
  return {
    packages,
    reading,
    range,
    loads,
    rows,
    undated,
    total: ids.length,
    stopped,
    /** Something is loading. */
    busy: packages.query.isPending || packages.wanted || (reading.open > 0 && !stopped),
    /** There are no other departures in the range. */
    whole: packages.whole && reading.open === 0 && reading.failed.length === 0 && undated === 0,
    stop: () => {
      setStopped(true);
      for (const id of ids) void client.cancelQueries({ queryKey: departuresQuery(id).queryKey });
    },
    resume: () => setStopped(false),
    readMore: () => setMost(most + MOST_PACKAGES),
  };
};

const Card = ({ row, least }: { row: ComingRow; least: boolean }) => {
  const { of, departure, load } = row;
  return (
    <li className={`${cards.card} ${classes.card}`} data-row>
      <RecordLink link={departuresLink(of.id)}>
        <bdi>{of.name}</bdi>
      </RecordLink>
      <div className={classes.facts}>
        <LoadWords of={of} date={departure.departure_date} load={load} least={least} />
        {load && !least && load.due !== undefined && load.due > 0 && (
          <bdi>{$localize`${formatNpr(load.due)}:npr: still to pay`}</bdi>
        )}
        <DepartureState row={row} />
      </div>
    </li>
  );
};

/** The departures of each day, for narrow screens. */
const ComingCards = ({ rows, least }: ComingRowsProps) => (
  <Stack gap="md">
    {byDay(rows).map(([day, some]) => (
      <section key={day}>
        <Title order={2} size="h6" mb={6}>
          <DayText date={day} weekday />
        </Title>
        <ul className={cards.cards}>
          {some.map((row) => (
            <Card key={keyOf(row)} row={row} least={least} />
          ))}
        </ul>
      </section>
    ))}
  </Stack>
);

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
