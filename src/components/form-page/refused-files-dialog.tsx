import { Button, Group, List, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog';
import { plural } from '@/lib/plural';

interface RefusedFilesDialogProps {
  reasons: readonly string[];
  saveWithout: () => void;
  cancel: () => void;
}

/** Asks whether to save although a file that was chosen was not taken. */
export const RefusedFilesDialog = ({ reasons, saveWithout, cancel }: RefusedFilesDialogProps) => (
  <Dialog
    opened
    onClose={cancel}
    title={plural(reasons.length, {
      one: 'Save without the picture?',
      other: 'Save without the pictures?',
    })}
  >
    <Stack>
      <Text size="sm">What you chose was not taken:</Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>
            <bdi>{reason}</bdi>
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel} data-autofocus>
          Back to the form
        </Button>
        <Button onClick={saveWithout}>
          {plural(reasons.length, { one: 'Save without it', other: 'Save without them' })}
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
