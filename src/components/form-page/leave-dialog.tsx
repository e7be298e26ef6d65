import { Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog';
import { DialogButtons } from '@/components/dialog-buttons';
import type { LeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  /** Runs when somebody chose to leave: lets go of what was typed, so that it can be had back. */
  onLeave?: () => void;
  /** What is lost by leaving. */
  loss?: string | undefined;
  /** Something has begun that ends by leaving: what becomes of the rest of it. */
  rest?: string | undefined;
  /** It is on its way: nothing is let go of. */
  saving?: boolean;
}

/** What is asked, and what leaving means. */
const questionOf = ({ loss, rest, saving }: Pick<LeaveDialogProps, 'loss' | 'rest' | 'saving'>) => {
  if (saving)
    return ['Leave while this is being saved?', 'It goes on being saved, and a notice says how that went.'];
  if (rest !== undefined) return ['Leave before it is done?', rest];
  return ['Leave without saving?', loss];
};

/** Asks whether to leave unfinished work: by default, edits that are not saved. */
export const LeaveDialog = ({
  guard,
  onLeave,
  loss = 'Your changes are discarded. You can take that back for ten seconds.',
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
          verb="Leave"
          wayOut="Stay"
          color="danger"
          focusVerb={false}
          onVerb={() => {
            if (!saving) onLeave?.();
            guard.proceed?.();
          }}
          onWayOut={stay}
        />
      </Stack>
    </Dialog>
  );
};
