import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';

interface GoneDialogProps {
  noun: string;
  createAgain: (() => void) | undefined;
  cancel: () => void;
}

/** Says that another user deleted the form's record; offers to create it again from the form's values. */
export const GoneDialog = ({ noun, createAgain, cancel }: GoneDialogProps) => (
  <Dialog opened onClose={cancel} title={`This ${noun} was deleted`}>
    <Stack>
      <Text size="sm">
        Somebody else deleted it while you were editing, so nothing was saved. What you typed is still in the
        form.
        {createAgain && ' You can create it again from there; images that were stored with it are gone.'}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel}>
          Back to the form
        </Button>
        {createAgain && (
          <Button onClick={createAgain} data-autofocus>
            Create it again
          </Button>
        )}
      </Group>
    </Stack>
  </Dialog>
);
