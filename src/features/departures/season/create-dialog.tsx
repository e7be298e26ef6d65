import { useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useDialogDraft } from '@/components/form-page/use-dialog-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useLatest } from '@/components/hooks/use-latest';
import { BatchResults } from '@/components/run/batch-results';
import { inState, isUnfinished } from '@/components/run/run-steps';
import type { Batch } from '@/components/run/use-batch';
import {
  type CreateDeparture,
  createDepartures,
  dayOf,
  type DepartureKey,
  restOfCreation,
} from '@/domain/departures/create-departures';
import type { Package } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { emptyDraft, isFilledIn } from './create-draft';
import { CreatePlan } from './create-plan';
import { nameIn } from './create-preview';
import type { ChosenWeeks } from './selection';

interface CreateDialogProps {
  opened: boolean;
  selection: ChosenWeeks;
  /** The displayed packages, for their names. */
  packages: readonly Package[];
  run: Batch<CreateDeparture>;
  today: PlainDate;
  onClose: () => void;
  /** Reopens the dialog to restore discarded input. */
  onReturn: () => void;
  /** Called when the selected weeks are no longer needed. */
  onDone: () => void;
}

const title = $localize`Create departures`;

/** Creates departures in all selected weeks: shows a preview first, and can undo it afterwards. */
export const CreateDialog = (props: CreateDialogProps) => {
  const { opened, selection, packages, run, today, onClose, onReturn, onDone } = props;
  const [draft, setDraft] = useState(emptyDraft);
  const running = run.busy;
  const started = run.results.length > 0;
  const filledIn = opened && isFilledIn(draft);
  const { offer, discard } = useDialogDraft({
    label: title,
    initial: emptyDraft,
    // The session may end with the first request.
    unsent: filledIn && inState(run.results, 'done').length === 0 ? draft : undefined,
    restore: (kept) => {
      setDraft(kept);
      onReturn();
    },
  });
  const unfinished = started ? running || run.results.some(isUnfinished) : filledIn;
  const latest = useLatest(unfinished);
  const guard = useLeaveGuard('departures', unfinished, { isDirty: () => run.isRunning() || latest.current });

  const create = (places: readonly DepartureKey[]) => {
    const { operations, begin } = createDepartures(places, draft.offer, (id) => nameIn(packages, id));
    run.start(operations, { begin });
  };
  const startOver = () => {
    run.clear();
    setDraft(emptyDraft);
  };
  const dismiss = () => {
    if (running) return;
    if (!started) {
      if (filledIn) discard($localize`No departures were created.`, draft);
      setDraft(emptyDraft);
      onClose();
      return;
    }
    startOver();
    onDone();
  };

  return (
    <Dialog
      opened={opened}
      onClose={dismiss}
      title={title}
      help="Look after all departures"
      size="xl"
      withCloseButton={!running}
    >
      {offer && !started && <DraftOffer draft={offer} />}
      {started ? (
        <BatchResults
          batch={run}
          label={$localize`Creating departures`}
          heads={[$localize`Package`, $localize`Departure date`]}
          nameOf={dayOf}
          actions={
            <Button onClick={dismiss} data-autofocus>
              {$localize`Done`}
            </Button>
          }
        />
      ) : (
        <CreatePlan
          draft={draft}
          selection={selection}
          packages={packages}
          today={today}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
          onCreate={create}
          onCancel={dismiss}
        />
      )}
      <LeaveDialog
        guard={guard}
        loss={$localize`No departures are created. Your input is offered the next time you create departures here.`}
        rest={started ? restOfCreation : undefined}
      />
    </Dialog>
  );
};
