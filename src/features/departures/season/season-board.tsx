import { useCallback, useMemo, useRef, useState } from 'react';
import { Button, Group, Select, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconMountain } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { HelpLink } from '@/components/links/help-link';
import { LinkButton, LinkIcon } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { dayName } from '@/components/text/day-in-words';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { type Loads, useLoads } from '@/domain/bookings/use-loads';
import { LoadText } from '@/domain/departures/load-text';
import { LoadsNote } from '@/domain/departures/loads-note';
import { queuedDepartures } from '@/domain/departures/many-departures';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { type Days, useDays } from '@/domain/nepal/days/use-days';
import { validateDepartures } from '@/features/departures/departures-search';
import { FurtherFailed } from '@/features/departures/further-failed';
import { type PackageFilters, usePackages } from '@/features/departures/use-packages';
import type { Package } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { monthOf, monthsAround, rangeOfMonth } from '@/lib/dates/months';
import { sundayBefore } from '@/lib/dates/weeks';
import { maxPerPage } from '@/lib/lists/list-search';
import { plural } from '@/lib/text/plural';
import { departuresLink } from '@/resources/package-links';
import { startsIn } from './bars';
import type { Occupancy } from './row-view';
import classes from './season.module.css';
import { SeasonCards } from './season-cards';
import { SeasonGrid } from './season-grid';
import { seasonAhead } from './seasons';
import { type Cell, countChosen } from './selection';
import { useSelection } from './use-selection';
import { NARROW_WEEKS, WEEKS, weeksFrom } from './weeks';

interface SeasonPeriodProps {
  /** The first displayed week. */
  first: PlainDate;
  today: PlainDate;
  /** The number of weeks per step. */
  step: number;
}

/** The months to choose from. */
const MONTHS_BACK = 12;
const MONTHS = 37;

/** Sets the first week of the board: the current one, a step back or on, or that of a month. */
const SeasonPeriod = ({ first, today, step }: SeasonPeriodProps) => {
  const { calendar } = useDisplay();
  const navigate = useNavigate();
  const search = validateDepartures(useSearch({ strict: false }));
  const running = sundayBefore(today);
  const at = (from: PlainDate) => ({ ...search, from: sundayBefore(from) === running ? undefined : from });
  const turn = (label: string, weeks: number, TurnIcon: typeof IconChevronLeft) => (
    <LinkIcon
      variant="default"
      size={34}
      aria-label={label}
      to="/departures"
      search={at(addDays(first, weeks * 7))}
      resetScroll={false}
    >
      <TurnIcon size={18} className="mantine-rotate-rtl" aria-hidden />
    </LinkIcon>
  );
  const months = monthsAround(monthOf(today), MONTHS, MONTHS_BACK).map((month) => {
    const { from: value } = rangeOfMonth(month);
    return { value, label: dayName(value, calendar) };
  });
  const chosen = months.find(({ value }) => sundayBefore(value) === first);
  const own = { value: first, label: dayName(first, calendar) };
  return (
    <Group gap="xs" component="nav" aria-label={$localize`Weeks`}>
      {turn($localize`Earlier weeks`, -step, IconChevronLeft)}
      <LinkButton
        size="xs"
        h={34}
        variant={first === running ? 'light' : 'default'}
        aria-current={first === running ? 'true' : undefined}
        to="/departures"
        search={at(running)}
        resetScroll={false}
      >
        {$localize`This week`}
      </LinkButton>
      {turn($localize`Later weeks`, step, IconChevronRight)}
      <Select
        aria-label={$localize`First week`}
        size="xs"
        w={150}
        allowDeselect={false}
        data={chosen ? months : [own, ...months]}
        value={chosen?.value ?? first}
        onChange={(month) =>
          month && void navigate({ to: '/departures', search: at(month), resetScroll: false })
        }
      />
    </Group>
  );
};

interface WeekInspectorProps {
  of: Package;
  week: PlainDate;
  loads: Loads;
  days: Days;
}

/** The details of a week of a package: its departures, with links to them. */
const WeekInspector = ({ of, week, loads, days }: WeekInspectorProps) => {
  const { calendar } = useDisplay();
  const { data } = useQuery({ ...queuedDepartures(of.id), enabled: false });
  const starts = data && startsIn(data, week);
  const notes = days.state === 'ready' ? days.module.namesIn({ from: week, to: addDays(week, 6) }) : [];
  return (
    <>
      <Text size="sm" component="div">
        <RecordLink link={departuresLink(of.id)}>
          <bdi>{of.name}</bdi>
        </RecordLink>{' '}
        <bdi>{$localize`· Week of ${dayName(week, calendar)}:dayName:`}</bdi>
      </Text>
      {notes.length > 0 && <DimmedText>{notes.join(' · ')}</DimmedText>}
      <Group gap="md">
        {starts?.map(({ id, departure_date: date }) => (
          <Text key={id} size="sm" component="div">
            <DayName date={date} />: <LoadText of={of} date={date} loads={loads} />
          </Text>
        ))}
        {starts?.length === 0 && <DimmedText>{$localize`No departure sets out.`}</DimmedText>}
        {!starts && <DimmedText>{$localize`The departures have not been read.`}</DimmedText>}
      </Group>
    </>
  );
};

const standings: [Occupancy, string, sample: string][] = [
  ['none', $localize`No bookings`, ''],
  ['some', $localize`1 to 4 bookings`, '3'],
  ['many', $localize`5 bookings or more`, '8'],
  ['unknown', $localize`Bookings not known`, '?'],
];

/** The legend of bars and colours; for screen readers each week says it itself. */
const SeasonLegend = () => (
  <Group gap="sm" fz="xs" c="dimmed" aria-hidden>
    {standings.map(([standing, meaning, sample]) => (
      <Group key={standing} gap={6} wrap="nowrap">
        <span className={classes.bar} data-standing={standing} data-sample>
          {sample}
        </span>
        <bdi>{meaning}</bdi>
      </Group>
    ))}
    <Group gap={6} wrap="nowrap">
      <span className={classes.bar} data-standing="some" data-pending data-sample>
        3
      </span>
      {$localize`Some pending`}
    </Group>
    <Group gap={6} wrap="nowrap">
      <span className={classes.bar} data-standing="none" data-inactive data-sample />
      {$localize`Inactive`}
    </Group>
    <Group gap={6} wrap="nowrap">
      <span className={classes.gap} />
      {$localize`Gap in season`}
    </Group>
  </Group>
);

interface SeasonBoardProps {
  filters: PackageFilters;
  today: PlainDate;
  /** The first displayed date; the current week by default. */
  from: PlainDate | undefined;
}

const chosenInWords = ({ packages, weeks }: ReturnType<typeof countChosen>) =>
  $localize`${plural(weeks, { one: $localize`# week`, other: $localize`# weeks` })}:weeks: of ${plural(packages, { one: $localize`# package`, other: $localize`# packages` })}:packages: chosen`;

/** The departures of a season: packages by weeks, and a way to create them for many at once. */
export const SeasonBoard = ({ filters, today, from }: SeasonBoardProps) => {
  const narrow = useNarrow();
  const step = narrow ? NARROW_WEEKS : WEEKS / 4;
  const weeks = useMemo(() => weeksFrom(from ?? today, narrow ? NARROW_WEEKS : WEEKS), [from, today, narrow]);
  const [reached, setReached] = useState(0);
  // The next page is requested before the last row is in view.
  const { rows: packages, query } = usePackages(filters, Math.max(1, reached + maxPerPage / 2));
  const [first = today] = weeks;
  const range = useMemo(() => ({ from: first, to: addDays(first, weeks.length * 7 - 1) }), [first, weeks]);
  const loads = useLoads(range, today);
  const season = useMemo(() => seasonAhead(first > today ? first : today), [first, today]);
  const days = useDays();
  const board = useMemo(() => ({ weeks, loads, season, today }), [weeks, loads, season, today]);
  const selection = useSelection(useMemo(() => ({ packages, weeks }), [packages, weeks]));
  const [current, setCurrent] = useState<Cell>();
  const [creating, { open, close }] = useDisclosure(false);
  const create = useChunk(() => import('./create-dialog'), creating);
  const frame = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const reach = useCallback((count: number) => setReached((before) => Math.max(before, count)), []);

  if (query.isError && packages.length === 0)
    return <FailedQuery what={$localize`the packages`} query={query} />;
  if (query.isPending)
    return <Skeleton h={420} role="status" aria-label={$localize`Loading the departures`} />;
  if (packages.length === 0 && !query.isFetching)
    return <StatePanel icon={<IconMountain size={22} />} title={$localize`No packages match`} />;

  /** Clears the selection, and focuses the week last focused, as the buttons disappear. */
  const clear = () => {
    selection.clear();
    frame.current?.querySelector<HTMLElement>('[data-at][tabindex="0"]')?.focus();
  };

  const count = countChosen(selection.selection);
  const looked = current && packages[current.row];
  const week = current && weeks[current.week];
  const rows = { packages, board, days, selection, onCurrent: setCurrent, onReach: reach };
  return (
    <div ref={frame} className={classes.frame}>
      <Group justify="space-between" gap="xs">
        <SeasonPeriod first={first} today={today} step={step} />
        <SeasonLegend />
      </Group>
      <LoadsNote loads={loads} />
      {(narrow || days.state === 'failed') && <ShownDays days={days} range={range} />}
      <FurtherFailed query={query} />
      {narrow ? (
        <SeasonCards {...rows} />
      ) : (
        <SeasonGrid {...rows} onOpen={() => foot.current?.querySelector('a')?.focus()} />
      )}
      <div ref={foot} className={classes.foot} role="region" aria-label={$localize`Chosen weeks`}>
        <div className={classes.said}>
          {looked && week && <WeekInspector of={looked} week={week} loads={loads} days={days} />}
        </div>
        <Group gap="xs" ms="auto">
          <Text size="sm" role="status">
            {count.weeks > 0
              ? chosenInWords(count)
              : narrow
                ? $localize`Tap weeks to choose them.`
                : $localize`Drag over weeks, or press Space and Shift with the arrow keys, to choose them.`}
          </Text>
          {count.weeks === 0 && <HelpLink about="Look after all departures" />}
          {count.weeks > 0 && (
            <>
              <Button size="xs" variant="default" onClick={clear}>
                {$localize`Clear`}
              </Button>
              <Button size="xs" onClick={open}>
                {$localize`Create departures`}
              </Button>
            </>
          )}
        </Group>
      </div>
      {create.state === 'ready' && (
        <create.module.CreateDialog
          opened={creating}
          selection={selection.selection}
          packages={packages}
          today={today}
          onClose={close}
          onReturn={open}
          onDone={() => {
            close();
            clear();
          }}
        />
      )}
      {creating && create.state === 'failed' && (
        <ChunkLost chunk={create}>{$localize`The dialog could not be loaded.`}</ChunkLost>
      )}
    </div>
  );
};
