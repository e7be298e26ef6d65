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
}

/** Asks whether to leave unfinished work: by default, edits that are not saved. */
export const LeaveDialog = ({
  guard,
  onLeave,
  title = 'Leave without saving?',
  loss = 'Your changes are discarded. You can take that back for ten seconds.',
}: LeaveDialogProps) => (
  <Dialog opened={guard.status === 'blocked'} onClose={() => guard.reset?.()} title={title}>
    <Stack>
      <Text size="sm">{loss}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => guard.reset?.()} data-autofocus>
          Stay
        </Button>
        <Button
          color="danger"
          onClick={() => {
            onLeave?.();
            guard.proceed?.();
          }}
        >
          Leave
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
