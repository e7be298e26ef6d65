import { Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';

interface AnotherDialogProps {
  noun: string;
  create: () => void;
  cancel: () => void;
}

/** Asks before a record is created from a form that may have created one already. */
export const AnotherDialog = ({ noun, create, cancel }: AnotherDialogProps) => (
  <Dialog opened onClose={cancel} title={`Create another ${noun}?`}>
    <Stack>
      <Text size="sm">
        The server took this {noun}, but did not say which one it is, so the form cannot change it. Saving
        again creates a second one: check the list first.
      </Text>
      <DialogButtons
        confirm="Create another"
        cancelLabel="Back to the form"
        focusConfirm={false}
        onConfirm={create}
        onCancel={cancel}
      />
    </Stack>
  </Dialog>
);
