import { Button } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo, type Address } from '@/components/address';
import { StatePanel } from '@/components/state-panel';

interface EmptyListProps {
  nouns: string;
  filtered: boolean;
  onClear: () => void;
  createTo: Address | undefined;
}

/** What a list without rows says: nothing matches, or nothing yet. */
export const EmptyList = ({ nouns, filtered, onClear, createTo }: EmptyListProps) =>
  filtered ? (
    <StatePanel
      icon={<IconSearchOff size={22} />}
      title={`No ${nouns} match`}
      action={
        <Button variant="default" onClick={onClear} mt="xs">
          Clear filters
        </Button>
      }
    >
      Try fewer or shorter filters.
    </StatePanel>
  ) : (
    <StatePanel
      icon={<IconInbox size={22} />}
      title={`No ${nouns} yet`}
      action={
        createTo && (
          <Button mt="xs" renderRoot={(root) => <Link {...root} {...linkTo(createTo)} />}>
            Create the first one
          </Button>
        )
      }
    />
  );
