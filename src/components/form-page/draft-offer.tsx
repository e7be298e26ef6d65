import { Alert, Button, Group } from '@mantine/core';

interface DraftOfferProps {
  draft: { at: number; restore: () => void; discard: () => void };
  title: string;
  /** What the draft does not hold. */
  except?: string;
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Offers back what an earlier visit left unsaved. */
export const DraftOffer = ({ draft, title, except }: DraftOfferProps) => (
  <Alert color="primary" role="status" title={title}>
    What you changed at {time.format(draft.at)} is still here{except && `, except for ${except}`}.
    <Group gap="xs" mt="xs">
      <Button size="compact-sm" onClick={draft.restore}>
        Restore it
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={draft.discard}>
        Forget it
      </Button>
    </Group>
  </Alert>
);
