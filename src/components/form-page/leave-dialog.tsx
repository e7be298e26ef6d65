import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog';
import type { LeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  /** Runs when somebody chose to leave: lets go of what was typed, so that it can be had back. */
  onLeave?: () => void;
  title?: string | undefined;
  /** What is lost by leaving. */
  loss?: string | undefined;
  /** It is on its way: nothing is let go of. */
  saving?: boolean;
}

const whileSaving = {
  title: 'Leave while this is being saved?',
  loss: 'It goes on being saved, and a notice says how that went.',
};

/** Asks whether to leave unfinished work: by default, edits that are not saved. */
export const LeaveDialog = ({
  guard,
  onLeave,
  title = 'Leave without saving?',
  loss = 'Your changes are discarded. You can take that back for ten seconds.',
  saving = false,
}: LeaveDialogProps) => (
  <Dialog
    opened={guard.status === 'blocked'}
    onClose={() => guard.reset?.()}
    title={saving ? whileSaving.title : title}
  >
    <Stack>
      <Text size="sm">{saving ? whileSaving.loss : loss}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => guard.reset?.()} data-autofocus>
          Stay
        </Button>
        <Button
          color="danger"
          onClick={() => {
            if (!saving) onLeave?.();
            guard.proceed?.();
          }}
        >
          Leave
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
