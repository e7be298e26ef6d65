import { useState } from 'react';
import { Text, VisuallyHidden } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { DeleteDialog } from '@/components/detail-page/delete-dialog';
import { DetailSection } from '@/components/detail-page/detail-section';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { useShortcuts } from '@/components/use-shortcuts';
import { daysIn } from '@/features/packages/view/readiness';
import { deleteItinerary } from '@/generated/api/itineraries/itineraries';
import type { Package } from '@/generated/model';
import { CopyDays } from './copy-days';
import { useDayActions } from './day-actions';
import { DayRow } from './day-row';
import type { Day } from './days';
import { DifferentBar } from './different-bar';
import classes from './itinerary.module.css';
import { PlanBar } from './plan-bar';
import { SectionActions } from './section-actions';
import { useDayFocus } from './use-day-focus';
import { useItinerary } from './use-itinerary';
import { dayName } from './words';

const besides = (days: readonly Day[], gone: Day | undefined) => {
  const index = days.findIndex(({ key }) => key === gone?.key);
  return days[index + 1] ?? days[index - 1];
};

/** The days of a package, put in order, added to and cleared out in place; saved all together. */
export const ItinerarySection = ({ record }: { record: Package }) => {
  const { id, duration } = record;
  const itinerary = useItinerary(record);
  const { days, marks, calls, run, dirty, different } = itinerary;
  const [collapsed, setCollapsed] = useState(false);
  const [copying, setCopying] = useState(false);
  const [deleting, setDeleting] = useState<Day>();
  const [announcement, announce] = useAnnouncer();
  const { list, focus } = useDayFocus(days.length, dirty);
  const { actions, open, refused, move, insert, save } = useDayActions({
    itinerary,
    announce,
    focus,
    onDelete: setDeleting,
  });
  useShortcuts(dirty ? [['mod+S', () => void save()]] : [], { whileTyping: true });
  useShortcuts(itinerary.undo ? [['mod+Z', itinerary.undo]] : []);

  const params = { packageId: String(id) };
  const stepAt = (index: number) =>
    run.steps.findLast(
      ({ call, state }) => call.kind !== 'delete' && call.at === index && state !== 'unneeded',
    );

  return (
    <DetailSection
      id="itinerary"
      title="Itinerary"
      add={{ to: linkOptions({ to: '/packages/$packageId/itenaries/create', params }), label: 'Add day' }}
      actions={
        <SectionActions
          count={days.length}
          promised={daysIn(duration)}
          collapsed={collapsed}
          onCollapse={() => setCollapsed(!collapsed)}
          onCopy={run.running ? undefined : () => setCopying(true)}
        />
      }
    >
      {itinerary.draft && (
        <div className={classes.offer}>
          <DraftOffer draft={itinerary.draft} title="You left changes to the itinerary without saving" />
        </div>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label="Days" className={classes.days}>
        {days.length === 0 && (
          <Text size="sm" c="dimmed">
            No itinerary days yet.
          </Text>
        )}
        <SortableList
          keys={days.map(({ key }) => key)}
          nameOf={(index) => dayName(days[index], index)}
          place="day"
          onMove={(from, to) => move(from, to)}
          onStep={run.running ? undefined : move}
        >
          {days.map((day, index) => (
            <DayRow
              key={day.key}
              packageId={id}
              day={day}
              index={index}
              count={days.length}
              mark={run.steps.length > 0 ? undefined : marks.get(day.key)}
              step={stepAt(index)}
              collapsed={collapsed}
              open={open.has(day.key)}
              refused={refused.has(day.key)}
              dirty={dirty}
              disabled={run.running}
              actions={actions}
            />
          ))}
        </SortableList>
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
          steps={run.steps}
          running={run.running}
          problem={run.problem}
          onUndo={itinerary.undo}
          onSave={() => void save()}
          onDiscard={itinerary.discard}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <CopyDays days={days} opened={copying} onClose={() => setCopying(false)} onCopy={insert} />
      <DeleteDialog
        opened={deleting !== undefined}
        noun="itinerary day"
        name={deleting?.title ?? ''}
        remove={() => deleteItinerary(id, deleting?.from ?? 0)}
        onDeleted={() => focus(besides(days, deleting)?.key)}
        onClose={() => setDeleting(undefined)}
      />
      <LeaveDialog guard={itinerary.guard} />
    </DetailSection>
  );
};
