import { Text } from '@mantine/core';
import { Question } from '@/components/dialogs/question';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard';

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
    return [
      $localize`Leave while this is being saved?`,
      $localize`Saving continues, and a notice shows how it went.`,
    ] as const;
  if (rest !== undefined) return [$localize`Leave before it is done?`, rest] as const;
  return [$localize`Leave without saving?`, loss] as const;
};

/** Confirms leaving unfinished work: by default, unsaved edits. */
export const LeaveDialog = ({
  guard,
  onLeave,
  loss = $localize`Your changes are discarded. You can undo this for ten seconds.`,
  rest,
  saving = false,
}: LeaveDialogProps) => {
  const [title, text] = questionOf({ loss, rest, saving });
  return (
    <Question
      opened={guard.status === 'blocked'}
      title={title}
      confirm={$localize`Leave`}
      cancelLabel={$localize`Stay`}
      color="danger"
      onConfirm={() => {
        if (!saving) onLeave?.();
        guard.proceed?.();
      }}
      onCancel={() => guard.reset?.()}
    >
      <Text size="sm">{text}</Text>
    </Question>
  );
};

interface UnsentGuardProps {
  /** The guard's name, unique on its screen. */
  name: string;
  /** Whether an open dialog has unsaved input. */
  unsent: boolean;
  /** Closes that dialog as the user would: its input is offered back. */
  onLeave: () => void;
  /** The input is being sent. */
  sending?: boolean;
}

/** Asks before leaving a screen with unsaved input in a dialog, also by Back, a reload or closing the tab. */
export const UnsentGuard = ({ name, unsent, onLeave, sending = false }: UnsentGuardProps) => (
  <LeaveDialog guard={useLeaveGuard(name, unsent)} onLeave={onLeave} saving={sending} />
);
