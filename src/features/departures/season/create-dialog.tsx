import { Button } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { BatchResults } from '@/components/run/batch-results';
import { useSeason } from '@/domain/departures/use-season';
import type { Package } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { CreatePlan } from './create-plan';
import { emptyInput } from './plan';
import type { ChosenWeeks } from './selection';

interface CreateDialogProps {
  opened: boolean;
  selection: ChosenWeeks;
  /** The displayed packages, for their names. */
  packages: readonly Package[];
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
  const { opened, onClose, onReturn, onDone, ...plan } = props;
  const season = useSeason({
    empty: emptyInput,
    label: title,
    onRestore: onReturn,
    loss: $localize`No departures are created. Your input is offered the next time you create departures here.`,
  });
  const dismiss = () => {
    if (season.busy) return;
    season.end();
    if (season.started) onDone();
    else onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={dismiss}
      title={title}
      help="Look after all departures"
      size="xl"
      withCloseButton={!season.busy}
    >
      {season.started ? (
        <BatchResults
          {...season.results}
          heads={[$localize`Package`, $localize`Departure date`]}
          actions={
            <Button onClick={dismiss} data-autofocus>
              {$localize`Done`}
            </Button>
          }
        />
      ) : (
        <>
          {season.offer && <DraftOffer draft={season.offer} />}
          <CreatePlan season={season} {...plan} onCancel={dismiss} />
        </>
      )}
      <LeaveDialog {...season.leaving} />
    </Dialog>
  );
};
