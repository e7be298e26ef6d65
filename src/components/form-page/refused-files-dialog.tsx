import { List, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { plural } from '@/lib/text/plural';

interface RefusedFilesDialogProps {
  reasons: readonly string[];
  saveWithout: () => void;
  cancel: () => void;
}

/** Asks whether to save without a file that was rejected. */
export const RefusedFilesDialog = ({ reasons, saveWithout, cancel }: RefusedFilesDialogProps) => (
  <Dialog
    opened
    onClose={cancel}
    title={plural(reasons.length, {
      one: 'Save without the image?',
      other: 'Save without the images?',
    })}
  >
    <Stack>
      <Text size="sm">
        {plural(reasons.length, { one: 'This file was not added:', other: 'These files were not added:' })}
      </Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>
            <bdi>{reason}</bdi>
          </List.Item>
        ))}
      </List>
      <DialogButtons
        confirm={plural(reasons.length, { one: 'Save without it', other: 'Save without them' })}
        cancelLabel="Back to the form"
        focusConfirm={false}
        onConfirm={saveWithout}
        onCancel={cancel}
      />
    </Stack>
  </Dialog>
);
