import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { useDiscard } from '@/components/dialogs/use-discard';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog, UnsentGuard } from '@/components/form-page/leave-dialog';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { DimmedText } from '@/components/text/dimmed-text';
import { deleteItinerary } from '@/generated/api/itineraries/itineraries';
import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';
import { plural } from '@/lib/text/plural';
import { useAddDayAsked } from './add-day';
import { Altitudes } from './altitudes';
import { type Copy, CopyDays } from './copy-days';
import { useDayActions } from './day-actions';
import { DayRow } from './day-row';
import { type Day, isBlank, isNew } from './days';
import { DifferentBar } from './different-bar';
import classes from './itinerary.module.css';
import { PlanBar } from './plan-bar';
import { SectionActions } from './section-actions';
import { useDayFocus } from './use-day-focus';
import { useItinerary } from './use-itinerary';
import { WayOnMap } from './way-on-map';
import { dayName } from './words';

/** The number of days rendered at once; those of a long trek follow between keystrokes. */
const AT_ONCE = 25;

const noCopy: Copy = { packageId: null, chosen: [] };

/** The days of a package, sorted and edited in place, and saved together. */
export const ItinerarySection = ({ record }: { record: Package }) => {
  const { id, duration } = record;
  const itinerary = useItinerary(record);
  const { days, marks, calls, run, dirty, touched, different } = itinerary;
  const [copying, setCopying] = useState<Copy>();
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
      <CopyDays
        days={days}
        opened={copying !== undefined}
        copy={copying ?? noCopy}
        onChange={setCopying}
        onCopy={(at, copies) => {
          editing.insert(at, copies);
          setCopying(undefined);
        }}
        onDismiss={dismissCopy}
      />
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
