import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { DimmedText } from '@/components/text/dimmed-text';
import { deleteItinerary } from '@/generated/api/itineraries/itineraries';
import { useDayActions } from './day-actions';
import { DayRow } from './day-row';
import type { Day } from './days';
import classes from './itinerary.module.css';
import { PlanBar } from './plan-bar';
import { useDayFocus } from './use-day-focus';
import type { EditedItinerary } from './use-itinerary';
import { dayName } from './words';

interface BuilderOptions {
  packageId: number;
  itinerary: EditedItinerary;
  /** Asks before a save. */
  ask?: (save: () => void) => void;
}

/** The days on the screen: which are open, where the focus goes, and the keys to save and to undo. */
export const useBuilder = ({ packageId, itinerary, ask = (save) => save() }: BuilderOptions) => {
  const [askDelete, deleteDialog] = useDeleteDialog($localize`itinerary day`, ({ title, from }: Day) => ({
    name: title,
    remove: () => deleteItinerary(packageId, from ?? 0),
  }));
  const [announcement, announce] = useAnnouncer();
  const { list, focus } = useDayFocus();
  const editing = useDayActions({ itinerary, announce, focus, onDelete: askDelete });
  // What goes on was asked about.
  const save = () => (itinerary.results.length > 0 ? void editing.save() : ask(() => void editing.save()));
  useSaveKeys(itinerary.dirty ? save : undefined);
  useShortcuts(itinerary.undo ? [['mod+Z', itinerary.undo]] : []);
  return { ...editing, itinerary, save, list, focus, announcement, deleteDialog };
};

type Builder = ReturnType<typeof useBuilder>;

interface DifferentBarProps {
  /** All calls were sent, but the server's days still differ. */
  sent: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Says that the server's days are not as expected, and asks which version to keep. */
const DifferentBar = ({ sent, onMine, onTheirs }: DifferentBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={bar} tabIndex={-1} role="alert" className={classes.bar} data-different>
      <Text size="sm" fw={500}>
        {sent
          ? $localize`Everything was sent, but the itinerary on the server differs from yours.`
          : $localize`Somebody else changed the itinerary meanwhile. Nothing was sent.`}
      </Text>
      <Text size="sm">{$localize`Your order is still here. If you use it, you see the new changes before you save.`}</Text>
      <Group gap="xs">
        <Button size="xs" onClick={onMine}>
          {$localize`Use my order`}
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          {$localize`Take theirs`}
        </Button>
      </Group>
    </div>
  );
};

/** The number of days rendered at once; those of a long trek follow between keystrokes. */
const AT_ONCE = 25;

interface DayListProps {
  builder: Builder;
  /** What stands below a day. */
  noteOf?: (day: Day) => ReactNode;
  /** The key of a day that is pointed at. */
  pointed?: string | undefined;
  /** What stands below all days. */
  children?: ReactNode;
}

/** The days, sorted and edited in place. */
export const DayList = ({ builder, noteOf, pointed, children }: DayListProps) => {
  const { itinerary, actions, open, asked, refused, unfolded, move, list } = builder;
  const { days, marks, results, running, dirty, touched } = itinerary;
  const rendered = useBitByBit(days.length, AT_ONCE, dirty);
  const stepAt = (index: number) =>
    results.findLast(
      ({ step: { call }, state }) =>
        call && call.kind !== 'delete' && call.at === index && state !== 'skipped',
    );
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={$localize`Days`} className={classes.days}>
      {days.length === 0 && <DimmedText>{$localize`No itinerary days yet.`}</DimmedText>}
      <SortableList
        keys={days.map(({ key }) => key)}
        nameOf={(index) => dayName(days[index], index)}
        place="day"
        onMove={(from, to) => move(from, to)}
        onStep={running ? undefined : move}
      >
        {days.slice(0, rendered).map((day, index) => (
          <DayRow
            key={day.key}
            day={day}
            index={index}
            count={days.length}
            mark={results.length > 0 ? undefined : marks.get(day.key)}
            step={stepAt(index)}
            unfolded={unfolded.has(day.key)}
            open={open.has(day.key)}
            asked={asked?.key === day.key ? asked : undefined}
            refused={refused.has(day.key)}
            note={noteOf?.(day)}
            pointed={pointed === day.key}
            touched={touched}
            disabled={running}
            actions={actions}
          />
        ))}
      </SortableList>
      {children}
    </div>
  );
};

interface BuilderBarsProps {
  builder: Builder;
  /** Also called when somebody leaves without saving. */
  onLeave?: () => void;
}

/** What is not saved, and what came in between; asks before it is left. */
export const BuilderBars = ({ builder, onLeave }: BuilderBarsProps) => {
  const { itinerary, save, focus, announcement, deleteDialog } = builder;
  const { different } = itinerary;
  return (
    <>
      {different && (
        <DifferentBar
          sent={different.sent}
          onMine={() => {
            different.useMine();
            focus(undefined);
          }}
          onTheirs={different.takeTheirs}
        />
      )}
      {itinerary.dirty && !different && <PlanBar itinerary={itinerary} onSave={save} />}
      {announcement}
      {deleteDialog}
      <LeaveDialog
        guard={itinerary.guard}
        saving={itinerary.running}
        loss={itinerary.loss}
        onLeave={() => {
          onLeave?.();
          itinerary.leave();
        }}
      />
    </>
  );
};
