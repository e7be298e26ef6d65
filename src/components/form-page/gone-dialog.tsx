import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog';

interface GoneDialogProps {
  noun: string;
  createAnew: (() => void) | undefined;
  cancel: () => void;
}

/** Says that the record of a form was deleted meanwhile; what was typed is not lost with it. */
export const GoneDialog = ({ noun, createAnew, cancel }: GoneDialogProps) => (
  <Dialog opened onClose={cancel} title={`This ${noun} was deleted`}>
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
  </Dialog>
);
