import { Button, List, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { plural } from '@/lib/text/plural';

/** What a new listing is saved as; `back` leaves it in the form. */
export type FirstSave = 'inactive' | 'active' | 'back';

export interface FirstSaveDialogProps {
  opened: boolean;
  /** What blocks selling it. */
  gaps: readonly string[];
  onAnswer: (answer: FirstSave) => void;
}

/** Asks whether a new listing that cannot be sold yet should be seen by travellers. */
export const FirstSaveDialog = ({ opened, gaps, onAnswer }: FirstSaveDialogProps) => (
  <Dialog
    opened={opened}
    onClose={() => onAnswer('back')}
    title={plural(gaps.length, {
      one: $localize`# gap: save as inactive?`,
      other: $localize`# gaps: save as inactive?`,
    })}
    help="Close the gaps of a listing"
  >
    <Stack>
      <List size="sm" spacing={4}>
        {gaps.map((gap) => (
          <List.Item key={gap}>{gap}</List.Item>
        ))}
      </List>
      <Text size="sm">
        {$localize`Travellers see what is active, although it cannot be sold like this. Once it is saved, its page leads to each gap; set it active when they are closed.`}
      </Text>
      <DialogButtons
        confirm={$localize`Save as inactive`}
        cancelLabel={$localize`Back to the form`}
        other={
          <Button variant="default" onClick={() => onAnswer('active')}>
            {$localize`Save as active`}
          </Button>
        }
        focusConfirm
        onConfirm={() => onAnswer('inactive')}
        onCancel={() => onAnswer('back')}
      />
    </Stack>
  </Dialog>
);
