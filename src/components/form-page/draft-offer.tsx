import { Alert, Button, Group } from '@mantine/core';
import { clockTime } from '@/lib/formats/formats';

interface DraftOfferProps {
  draft: { at: number; restore: () => void; discard: () => void };
  /** What the draft lacks, as a sentence. */
  except?: string;
}

/** Offers to restore the draft of an earlier visit. */
export const DraftOffer = ({ draft, except }: DraftOfferProps) => (
  <Alert
    color="primary"
    role="status"
    title={$localize`Unsaved changes from ${clockTime(draft.at)}:clockTime:`}
  >
    {except}
    <Group gap="xs" mt={except === undefined ? 0 : 'xs'}>
      <Button size="compact-sm" onClick={draft.restore}>
        {$localize`Restore`}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={$localize`Discard these changes`}
        onClick={draft.discard}
      >
        {$localize`Discard`}
      </Button>
    </Group>
  </Alert>
);
