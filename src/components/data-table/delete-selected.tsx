import { Button } from '@mantine/core';
import { plural } from '@/lib/text/plural';

interface DeleteSelectedProps {
  count: number;
  noun: string;
  /** Asks with these words before it deletes. */
  onAsk: (words: { title: string; confirm: string }) => void;
}

export const DeleteSelected = ({ count, noun, onAsk }: DeleteSelectedProps) => (
  <Button
    size="compact-sm"
    variant="light"
    color="danger"
    onClick={() =>
      onAsk({
        title: plural(count, {
          one: $localize`Delete # ${noun}:noun:?`,
          other: $localize`Delete # selected?`,
        }),
        confirm: $localize`Delete`,
      })
    }
  >
    {$localize`Delete selected`}
  </Button>
);
