import { useCallback, useMemo, useRef, useState } from 'react';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMountain } from '@tabler/icons-react';
import { useNarrow } from '@/components/hooks/use-narrow';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { HelpLink } from '@/components/links/help-link';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { useLoads } from '@/domain/bookings/use-loads';
import { LoadsNote } from '@/domain/departures/loads-note';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { useDays } from '@/domain/nepal/days/use-days';
import { FurtherFailed } from '@/features/departures/further-failed';
import { type PackageFilters, usePackages } from '@/features/departures/use-packages';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { maxPerPage } from '@/lib/lists/list-search';
import { plural } from '@/lib/text/plural';
import classes from './season.module.css';
import { SeasonCards } from './season-cards';
import { SeasonGrid } from './season-grid';
import { SeasonLegend } from './season-legend';
import { SeasonPeriod } from './season-period';
import { seasonAhead } from './seasons';
import { type Cell, countChosen } from './selection';
import { useSelection } from './use-selection';
import { WeekInspector } from './week-inspector';
import { NARROW_WEEKS, WEEKS, weeksFrom } from './weeks';

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
