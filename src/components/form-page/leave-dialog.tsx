import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { useLeaveGuard } from './use-leave-guard';

/** Asks whether to leave a form with unsaved edits. */
export const LeaveDialog = ({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) => (
  <Modal
    opened={guard.status === 'blocked'}
    onClose={() => guard.reset?.()}
    title="Leave without saving?"
    centered
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Stack>
      <Text size="sm">What you changed here has not been saved and would be lost.</Text>
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
