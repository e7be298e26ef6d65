import { Button, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { RowButton } from '@/components/links/row-button';
import { plural } from '@/lib/text/plural';
import classes from './vendor-text.module.css';

interface DoubtsBarProps {
  count: number;
  disabled: boolean;
  onStep: (by: 1 | -1) => void;
  onChangeText: () => void;
}

/** The number of doubts, and the way from one to the next: with the keys N and P outside of fields. */
export const DoubtsBar = ({ count, disabled, onStep, onChangeText }: DoubtsBarProps) => {
  useShortcuts(
    count > 0
      ? [
          ['n', () => onStep(1)],
          ['p', () => onStep(-1)],
        ]
      : [],
  );
  return (
    <Group gap="xs" className={classes.doubtsBar}>
      <Text size="sm" fw={500} role="status" className={classes.count} data-some={count > 0 || undefined}>
        {count === 0
          ? $localize`Nothing left to check`
          : plural(count, { one: $localize`# place to check`, other: $localize`# places to check` })}
      </Text>
      {count > 0 && (
        <>
          <RowButton
            aria-label={$localize`Previous place to check`}
            title={$localize`Previous (P)`}
            onClick={() => onStep(-1)}
          >
            <IconChevronUp size={17} aria-hidden />
          </RowButton>
          <RowButton
            aria-label={$localize`Next place to check`}
            title={$localize`Next (N)`}
            onClick={() => onStep(1)}
          >
            <IconChevronDown size={17} aria-hidden />
          </RowButton>
        </>
      )}
      <Button
        ms="auto"
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPencil size={14} />}
        disabled={disabled}
        onClick={onChangeText}
      >
        {$localize`Change the text`}
      </Button>
    </Group>
  );
};
