import { Button, Text } from '@mantine/core';

interface SectionActionsProps {
  /** How many days there are. */
  count: number;
  /** How many the package's duration speaks of. */
  promised: number | undefined;
  /** Every description is shown. */
  unfolded: boolean;
  onUnfold: (there: boolean) => void;
  /** Not while days are saved. */
  onCopy: (() => void) | undefined;
}

/** The number of days and the buttons in the itinerary's head. */
export const SectionActions = ({ count, promised, unfolded, onUnfold, onCopy }: SectionActionsProps) => (
  <>
    {promised !== undefined && count > 0 && (
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {count} of {promised} days
      </Text>
    )}
    {count > 1 && (
      <Button size="compact-sm" variant="subtle" onClick={() => onUnfold(!unfolded)}>
        {unfolded ? 'Collapse all' : 'Expand all'}
      </Button>
    )}
    <Button
      size="compact-sm"
      variant="subtle"
      disabled={!onCopy}
      aria-label="Copy days from another package"
      onClick={onCopy}
    >
      Copy days
    </Button>
  </>
);
