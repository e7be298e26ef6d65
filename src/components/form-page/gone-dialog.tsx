import { Button, Group, Modal, Stack, Text } from '@mantine/core';

interface GoneDialogProps {
  noun: string;
  createAnew: (() => void) | undefined;
  cancel: () => void;
}

/** Says that the record of a form was deleted meanwhile; what was typed is not lost with it. */
export const GoneDialog = ({ noun, createAnew, cancel }: GoneDialogProps) => (
  <Modal
    opened
    onClose={cancel}
    title={`This ${noun} was deleted`}
    centered
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Stack>
      <Text size="sm">
        Somebody else deleted it while you were editing, so nothing was saved. What you typed is still in the
        form.
        {createAnew && ' You can create it anew from there; images that were stored with it are gone.'}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel}>
          Back to the form
        </Button>
        {createAnew && (
          <Button onClick={createAnew} data-autofocus>
            Create it anew
          </Button>
        )}
      </Group>
    </Stack>
  </Modal>
);
