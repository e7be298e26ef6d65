import { useEffect, useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { DetailSection } from '@/components/detail-page/detail-section';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { Dialog } from '@/components/dialogs/dialog';
import { useDiscard } from '@/components/dialogs/use-discard';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog, UnsentGuard } from '@/components/form-page/leave-dialog';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { DimmedText } from '@/components/text/dimmed-text';
import { ADD_DAY } from '@/domain/listings/rules/itinerary-days';
import { deleteItinerary } from '@/generated/api/itineraries/itineraries';
import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';
import { plural } from '@/lib/text/plural';
import { Altitudes } from './altitudes';
import type { Copy } from './copy-days';
import { useDayActions } from './day-actions';
import { DayRow } from './day-row';
import { type Day, isBlank, isNew } from './days';
import classes from './itinerary.module.css';
import { PlanBar } from './plan-bar';
import { SectionActions } from './section-actions';
import { useDayFocus } from './use-day-focus';
import { useItinerary } from './use-itinerary';
import { WayOnMap } from './way-on-map';
import { dayName } from './words';

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

/** Adds a day if the URL's hash asks for it, and removes the hash, so that it works again. */
const useAddDayAsked = (add: () => void) => {
  const asked = useLocation({ select: ({ hash }) => hash === ADD_DAY });
  const navigate = useNavigate();
  const handled = useRef(false);
  useEffect(() => {
    if (asked && !handled.current) {
      add();
      void navigate({ to: '.', hash: '', search: true, state: true, replace: true, resetScroll: false });
    }
    handled.current = asked;
  });
};

/** The number of days rendered at once; those of a long trek follow between keystrokes. */
const AT_ONCE = 25;

const noCopy: Copy = { packageId: null, chosen: [] };

/** The days of a package, sorted and edited in place, and saved together. */
export const ItinerarySection = ({ record }: { record: Package }) => {
  const { id, duration } = record;
  const itinerary = useItinerary(record);
  const { days, marks, calls, run, dirty, touched, different } = itinerary;
  const [copying, setCopying] = useState<Copy>();
  const copyDays = useChunk(() => import('./copy-days'), copying !== undefined);
  const discardCopy = useDiscard($localize`copy`, setCopying);
  const [ask, deleteDialog] = useDeleteDialog($localize`itinerary day`, ({ title, from }: Day) => ({
    name: title,
    remove: () => deleteItinerary(id, from ?? 0),
  }));
  const [announcement, announce] = useAnnouncer();
  const { list, focus } = useDayFocus();
  const editing = useDayActions({ itinerary, announce, focus, onDelete: ask });
  const { actions, open, refused, unfolded, move, add, save } = editing;
  useAddDayAsked(() => {
    const last = days.at(-1);
    // A draft of an earlier visit comes first.
    if (itinerary.draft) focus(undefined);
    else if (last && isNew(last) && isBlank(last)) actions.open(last.key);
    else add(1);
  });
  useSaveKeys(dirty ? () => void save() : undefined);
  useShortcuts(itinerary.undo ? [['mod+Z', itinerary.undo]] : []);

  const rendered = useBitByBit(days.length, AT_ONCE, dirty);
  const chosen = copying?.chosen.length ?? 0;
  const dismissCopy = () => {
    if (copying && chosen > 0) discardCopy($localize`No days were copied.`, copying);
    setCopying(undefined);
  };
  const promised = daysIn(duration);
  const missing = (promised ?? 0) - days.length;
  const stepAt = (index: number) =>
    run.results.findLast(
      ({ step: { call }, state }) => call.kind !== 'delete' && call.at === index && state !== 'skipped',
    );

  return (
    <DetailSection
      id="itinerary"
      title={$localize`Itinerary`}
      add={{ label: $localize`Add day`, onAdd: run.running ? undefined : () => add(1) }}
      actions={
        <SectionActions
          packageId={id}
          count={days.length}
          promised={promised}
          unfolded={days.every(({ key }) => unfolded.has(key))}
          onUnfold={editing.unfoldAll}
          onCopy={run.running ? undefined : () => setCopying(noCopy)}
        />
      }
    >
      {itinerary.draft && (
        <div className={classes.offer}>
          <DraftOffer draft={itinerary.draft} />
        </div>
      )}
      <Altitudes record={record} days={days} />
      <WayOnMap record={record} days={days} />
      <div ref={list} tabIndex={-1} role="group" aria-label={$localize`Days`} className={classes.days}>
        {days.length === 0 && <DimmedText>{$localize`No itinerary days yet.`}</DimmedText>}
        <SortableList
          keys={days.map(({ key }) => key)}
          nameOf={(index) => dayName(days[index], index)}
          place="day"
          onMove={(from, to) => move(from, to)}
          onStep={run.running ? undefined : move}
        >
          {days.slice(0, rendered).map((day, index) => (
            <DayRow
              key={day.key}
              day={day}
              index={index}
              count={days.length}
              mark={run.results.length > 0 ? undefined : marks.get(day.key)}
              step={stepAt(index)}
              unfolded={unfolded.has(day.key)}
              open={open.has(day.key)}
              refused={refused.has(day.key)}
              touched={touched}
              disabled={run.running}
              actions={actions}
            />
          ))}
        </SortableList>
        {missing > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
            disabled={run.running}
            onClick={() => add(missing)}
          >
            {plural(missing, {
              one: $localize`Add the missing day`,
              other: $localize`Add the # missing days`,
            })}
          </Button>
        )}
      </div>
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
      {dirty && !different && (
        <PlanBar
          calls={calls}
          run={run}
          onUndo={itinerary.undo}
          onSave={() => void save()}
          onDiscard={itinerary.discard}
        />
      )}
      {announcement}
      <Dialog
        opened={copying !== undefined}
        onClose={dismissCopy}
        title={$localize`Copy days from another package`}
        size="lg"
      >
        {copyDays.state === 'ready' && (
          <copyDays.module.CopyDays
            days={days}
            copy={copying ?? noCopy}
            onChange={setCopying}
            onCopy={(at, copies) => {
              editing.insert(at, copies);
              setCopying(undefined);
            }}
            onDismiss={dismissCopy}
          />
        )}
        {copyDays.state === 'failed' && (
          <ChunkLost chunk={copyDays}>{$localize`The dialog could not be loaded.`}</ChunkLost>
        )}
      </Dialog>
      {deleteDialog}
      <UnsentGuard name="copy" unsent={chosen > 0 && !dirty} onLeave={dismissCopy} />
      <LeaveDialog
        guard={itinerary.guard}
        saving={itinerary.run.running}
        loss={itinerary.loss}
        onLeave={() => {
          dismissCopy();
          itinerary.leave();
        }}
      />
    </DetailSection>
  );
};
