import { Button, Text } from '@mantine/core';
import { ScreenButton } from '@/components/links/link-button';
import { formatCount } from '@/lib/formats/formats';
import { daysFromText, importDays } from '@/resources/package-links';

interface SectionActionsProps {
  packageId: number;
  /** The number of days. */
  count: number;
  /** The number of days of the package's duration. */
  promised: number | undefined;
  /** All descriptions are shown. */
  unfolded: boolean;
  onUnfold: (there: boolean) => void;
  /** Undefined while saving. */
  onCopy: (() => void) | undefined;
}

/** The number of days and the buttons in the head of the itinerary. */
export const SectionActions = (props: SectionActionsProps) => {
  const { packageId, count, promised, unfolded, onUnfold, onCopy } = props;
  return (
    <>
      {promised !== undefined && count > 0 && (
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {$localize`${formatCount(count)}:count: of ${formatCount(promised)}:promised: days`}
        </Text>
      )}
      {count > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onUnfold(!unfolded)}>
          {unfolded ? $localize`Collapse all` : $localize`Expand all`}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={!onCopy}
        aria-label={$localize`Copy days from another package`}
        onClick={onCopy}
      >
        {$localize`Copy days`}
      </Button>
      <ScreenButton size="compact-sm" variant="subtle" {...importDays({ id: packageId })}>
        {$localize`Import days`}
      </ScreenButton>
      <ScreenButton
        size="compact-sm"
        variant="subtle"
        aria-label={$localize`Days from a text`}
        {...daysFromText({ id: packageId })}
      >
        {$localize`From a text`}
      </ScreenButton>
    </>
  );
};
