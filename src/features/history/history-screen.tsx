import { useEffect, useRef, useState } from 'react';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { readOwner } from '@/api/session/tokens';
import { useListSearch } from '@/components/data-table/use-list-search';
import { WithHelp } from '@/components/links/help-link';
import { LinkText } from '@/components/links/link-button';
import { ListPage } from '@/components/list-page/list-page';
import { copyText } from '@/components/notices/copy-text';
import { useUndoRun } from '@/components/run/undo-run';
import { StatePanel } from '@/components/screen/state-panel';
import { dayInWords } from '@/components/text/day-in-words';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { type Entry, MOST_DAYS, MOST_ENTRIES } from '@/domain/history/entry';
import { onHistoryChange, readEntries } from '@/domain/history/history-store';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { LoadTypes } from '@/resources/record-type';
import { byDay, deletedAmong, entriesThat, firstRuns, type HistoryDay, type HistoryRun } from './grouped';
import classes from './history.module.css';
import { historyFilters, validateHistory } from './history-search';
import { isTakenBack, isUndoable } from './restorable';
import { RestoreDialog } from './restore-dialog';
import { RunDialog } from './run-dialog';
import { RunItem } from './run-item';
import { subjectAt } from './subject';
import { undoStep } from './undo-step';
import { dayLines } from './words';

interface UndoDialogProps {
  /** The writes of the run that was asked about last. */
  entries: readonly Entry[];
  opened: boolean;
  loadTypes: LoadTypes;
  onClose: () => void;
}

/** Undoes the changes of a run, the last one first. */
const UndoDialog = ({ entries, opened, loadTypes, onClose }: UndoDialogProps) => {
  const changed = entries.filter(isUndoable);
  const created = entries.filter(isTakenBack);
  const able = entries.filter((entry) => changed.includes(entry) || created.includes(entry));
  const left = entries.length - able.length;
  return (
    <RunDialog
      opened={opened}
      title={$localize`Undo the whole run?`}
      confirm={plural(able.length, { one: $localize`Undo # change`, other: $localize`Undo # changes` })}
      label={$localize`Undoing`}
      by="undo"
      stepsOf={() => able.map((entry) => undoStep(entry, loadTypes))}
      onClose={onClose}
    >
      {changed.length > 0 && (
        <Text size="sm">
          {plural(changed.length, {
            one: $localize`# record is changed back. It is read again before: what was changed again since is not overwritten.`,
            other: $localize`# records are changed back, the last one first. Each is read again before: what was changed again since is not overwritten.`,
          })}
        </Text>
      )}
      {created.length > 0 && (
        <Text size="sm">
          {plural(created.length, {
            one: $localize`# record that was created is deleted, unless it was changed since or something uses it.`,
            other: $localize`# records that were created are deleted, the last one first, unless they were changed since or something uses them.`,
          })}
        </Text>
      )}
      {left > 0 && (
        <Text size="sm">
          {plural(left, {
            one: $localize`# write of this run cannot be undone here: what was deleted is restored one by one, and files are not kept.`,
            other: $localize`# writes of this run cannot be undone here: what was deleted is restored one by one, and files are not kept.`,
          })}
        </Text>
      )}
    </RunDialog>
  );
};

interface DayProps {
  day: HistoryDay;
  /** Those shown. */
  runs: readonly HistoryRun[];
  isGone: (record: string) => boolean;
  onUndo: (entry: Entry) => void;
  onUndoAll: (entries: readonly Entry[]) => void;
  onRestore: (entry: Entry) => void;
}

/** The writes of a day, to be copied as a text. */
const DaySection = ({ day, runs, ...actions }: DayProps) => {
  const { calendar } = useDisplay();
  const heading = dayInWords(day.date, calendar);
  const copy = () => {
    const all = day.runs.flatMap(({ entries }) => entries);
    void copyText(dayLines(heading, all), $localize`The changes of ${heading}:heading: were copied.`);
  };
  return (
    <section aria-labelledby={`day-${day.date}`} className={classes.day}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={`day-${day.date}`}>
          {heading}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconCopy size={14} aria-hidden />}
          aria-label={$localize`Copy the changes of ${heading}:heading:`}
          onClick={copy}
        >
          {$localize`Copy`}
        </Button>
      </Group>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <RunItem key={run.key} run={run} {...actions} />
        ))}
      </ul>
    </section>
  );
};

/** How many runs are shown at first, and added by each "Show more". */
const SHOWN = 50;

const undoneText = (count: number) =>
  plural(count, { one: $localize`# change was undone.`, other: $localize`# changes were undone.` });

/** The entries of the signed-in user; read again when the list changes in any tab. */
const useHistory = () => {
  const owner = readOwner();
  const query = useQuery({
    queryKey: ['history', owner],
    queryFn: () => (owner === undefined ? [] : readEntries(owner)),
    meta: { constant: true },
    retry: false,
  });
  const { refetch } = query;
  useEffect(() => onHistoryChange(() => void refetch()), [refetch]);
  return query;
};

/** Undoes a write, once, however often it is asked for. */
const useUndo = (loadTypes: LoadTypes) => {
  const run = useUndoRun(undoneText);
  const begun = useRef(new Set<number>());
  return (entry: Entry) => {
    if (begun.current.has(entry.id)) return;
    begun.current.add(entry.id);
    const step = undoStep(entry, loadTypes);
    run([{ ...step, run: () => step.run().finally(() => begun.current.delete(entry.id)) }]);
  };
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <StatePanel
      icon={<IconAlertTriangle size={22} />}
      title={$localize`Could not load what you changed`}
      action={
        <Button variant="default" mt="xs" onClick={onRetry}>
          {$localize`Retry`}
        </Button>
      }
    >
      {$localize`This browser’s storage is full, damaged or switched off. What you save is saved all the same; it is just not listed here.`}
    </StatePanel>
  </div>
);

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <StatePanel
    icon={<IconHistory size={22} />}
    title={isFiltered ? $localize`No changes match` : $localize`No changes yet`}
  >
    {isFiltered
      ? $localize`Other words or another kind may find it.`
      : $localize`What you change, create and delete from now on is listed here, with a way to undo it.`}
  </StatePanel>
);

/** What the signed-in user changed, created and deleted in this browser, by day. */
export const HistoryScreen = ({ loadTypes }: { loadTypes: LoadTypes }) => {
  const list = useListSearch(historyFilters);
  const { record } = validateHistory(useSearch({ strict: false }));
  const [shown, setShown] = useState(SHOWN);
  const [undoing, setUndoing] = useState<{ entries: readonly Entry[]; opened: boolean }>();
  const [restoring, setRestoring] = useState<{ entry: Entry; opened: boolean }>();
  const undo = useUndo(loadTypes);
  const { data: all, isError, refetch } = useHistory();
  const found = entriesThat(all ?? [], { ...list.search, record });
  const days = byDay(found);
  const isGone = deletedAmong(all ?? []);
  const isFiltered = Object.keys(list.search).length > 0 || record !== undefined;
  const about = found.find(({ path }) => subjectAt(path).record === record);
  return (
    <ListPage title={$localize`What I changed`} list={list}>
      <Stack gap="md" className={classes.frame}>
        <WithHelp about="Look up what you changed">
          <DimmedText>
            {$localize`Kept in this browser for you alone: for ${formatCount(MOST_DAYS)}:mostdays: days, at most ${formatCount(MOST_ENTRIES)}:mostentries: changes, and only until you sign out, which deletes all of it. Passwords, numbers of documents and files are not kept.`}
          </DimmedText>
        </WithHelp>
        {record !== undefined && (
          <Text size="sm" role="status">
            {$localize`Only the changes of `}
            <bdi>{about?.name ? `“${about.name}”` : record}</bdi>.{' '}
            <LinkText inherit to="/history" search={list.search}>
              {$localize`Show all`}
            </LinkText>
          </Text>
        )}
        {isError && <Failed onRetry={() => void refetch()} />}
        {!all && !isError && (
          <Skeleton h={280} role="status" aria-label={$localize`Loading what you changed`} />
        )}
        {all && found.length === 0 && <Nothing isFiltered={isFiltered && all.length > 0} />}
        {firstRuns(days, shown).map(({ day, runs }) => (
          <DaySection
            key={day.date}
            day={day}
            runs={runs}
            isGone={isGone}
            onUndo={undo}
            onUndoAll={(entries) => setUndoing({ entries, opened: true })}
            onRestore={(entry) => setRestoring({ entry, opened: true })}
          />
        ))}
        {days.flatMap(({ runs }) => runs).length > shown && (
          <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
            {$localize`Show more changes`}
          </Button>
        )}
      </Stack>
      {undoing && (
        <UndoDialog
          {...undoing}
          loadTypes={loadTypes}
          onClose={() => setUndoing({ ...undoing, opened: false })}
        />
      )}
      {restoring && (
        <RestoreDialog
          key={restoring.entry.id}
          {...restoring}
          loadTypes={loadTypes}
          onClose={() => setRestoring({ ...restoring, opened: false })}
        />
      )}
    </ListPage>
  );
};
