import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { LeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  title?: string;
  /** What is lost by leaving. */
  loss?: string;
}

/** Asks whether to leave what is not finished: edits that are not saved, unless it is told otherwise. */
export const LeaveDialog = ({
  guard,
  title = 'Leave without saving?',
  loss = 'Your changes will be lost.',
}: LeaveDialogProps) => (
  <Modal
    opened={guard.status === 'blocked'}
    onClose={() => guard.reset?.()}
    title={title}
    centered
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Stack>
      <Text size="sm">{loss}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => guard.reset?.()} data-autofocus>
          Stay
        </Button>
        <Button color="danger" onClick={() => guard.proceed?.()}>
          Leave
        </Button>
      </Group>
    </Stack>
  </Modal>
);
