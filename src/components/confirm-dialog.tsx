import { useState, type ReactNode } from 'react';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { toApiError } from '@/api/errors';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The label of the button that goes ahead. */
  confirm: string;
  /** The colour of that button: a warning, unless told otherwise. */
  color?: 'danger' | 'primary';
  /** Runs once per confirmation; when it rejects, the reason is shown and the dialog stays. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks once before something that cannot be undone. */
export const ConfirmDialog = ({
  opened,
  title,
  children,
  confirm,
  color = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);

  const close = () => {
    if (running) return;
    setFailure(undefined);
    onClose();
  };
  const run = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(toApiError(error).message);
    } finally {
      setRunning(false);
    }
  };

  // Many screens hold a dialog that is seldom asked for.
  if (!used) return null;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <div>{children}</div>
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={running} data-autofocus>
            Cancel
          </Button>
          <Button
            color={color}
            loading={running}
            onClick={() => {
              void run();
            }}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
