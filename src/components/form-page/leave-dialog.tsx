import { Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import type { LeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  /** Runs when the user chose to leave: discards the input, with an undo. */
  onLeave?: () => void;
  /** What leaving loses. */
  loss?: string | undefined;
  /** Leaving ends a run: what happens to its remaining steps. */
  rest?: string | undefined;
  /** A save is in flight: nothing is discarded. */
  saving?: boolean;
}

/** The question, and what leaving means. */
const questionOf = ({ loss, rest, saving }: Pick<LeaveDialogProps, 'loss' | 'rest' | 'saving'>) => {
  if (saving)
    return ['Leave while this is being saved?', 'Saving continues, and a notice shows how it went.'];
  if (rest !== undefined) return ['Leave before it is done?', rest];
  return ['Leave without saving?', loss];
};

/** Confirms leaving unfinished work: by default, unsaved edits. */
export const LeaveDialog = ({
  guard,
  onLeave,
  loss = 'Your changes are discarded. You can undo this for ten seconds.',
  rest,
  saving = false,
}: LeaveDialogProps) => {
  const [title, text] = questionOf({ loss, rest, saving });
  const stay = () => guard.reset?.();
  return (
    <Dialog opened={guard.status === 'blocked'} onClose={stay} title={title}>
      <Stack>
        <Text size="sm">{text}</Text>
        <DialogButtons
          confirm="Leave"
          cancelLabel="Stay"
          color="danger"
          focusConfirm={false}
          onConfirm={() => {
            if (!saving) onLeave?.();
            guard.proceed?.();
          }}
          onCancel={stay}
        />
      </Stack>
    </Dialog>
  );
};
