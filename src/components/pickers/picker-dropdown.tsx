import type { ReactNode, RefObject } from 'react';
import { Button, Combobox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatCount } from '@/lib/formats/formats';
import classes from './pickers.module.css';
import type { PickerOptions } from './use-picker-options';

interface PickerDropdownProps {
  label: string;
  term: string;
  list: PickerOptions;
  /** The selected ids, whose options are marked. */
  values: readonly number[];
  /** Lets the field focus Retry. */
  retryRef: RefObject<HTMLButtonElement | null>;
  /** Returns the focus to the field. */
  onRetry: () => void;
}

const Loading = () => (
  <Stack gap="xs" p="xs" role="status" aria-label={$localize`Loading`}>
    <Skeleton h={14} w="70%" />
    <Skeleton h={14} w="50%" />
    <Skeleton h={14} w="60%" />
  </Stack>
);

const Footnote = ({ children }: { children: ReactNode }) => (
  <Combobox.Footer>
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  </Combobox.Footer>
);

/** The dropdown of a picker: its options, or why there are none. */
export const PickerDropdown = ({ label, term, list, values, retryRef, onRetry }: PickerDropdownProps) => {
  const { options, more, onePage, partial, loading, failed, foundBy } = list;
  const waiting = loading && options.length === 0 && !failed;
  return (
    <Combobox.Dropdown>
      {failed && (
        <Group role="alert" justify="space-between" p="xs">
          <Text size="sm">{$localize`The list could not be loaded.`}</Text>
          <Button ref={retryRef} size="xs" variant="default" onClick={onRetry}>
            {$localize`Retry`}
          </Button>
        </Group>
      )}
      {waiting && <Loading />}
      {!failed && !loading && options.length === 0 && (
        <Combobox.Empty role="status">
          {term.trim() === ''
            ? $localize`There is nothing to choose yet.`
            : $localize`Nothing matches “${term.trim()}:term:”.`}
        </Combobox.Empty>
      )}
      {!failed && !loading && foundBy !== undefined && (
        <Text size="xs" c="dimmed" p="xs" role="status">
          {$localize`Nothing matches “${term.trim()}:term:”. These match “${foundBy}:foundBy:”.`}
        </Text>
      )}
      <Combobox.Options aria-label={label} aria-busy={loading} mah={280} className={classes.options}>
        {!failed &&
          options.map(({ value, label: name, hint, depth = 0 }) => {
            const active = values.includes(value);
            return (
              <Combobox.Option key={value} value={String(value)} active={active} aria-selected={active}>
                <span className={classes.option} style={{ paddingInlineStart: `${depth}rem` }}>
                  <span className={classes.name}>
                    <bdi>{name}</bdi>
                    {hint && <span className={classes.hint}>{hint}</span>}
                  </span>
                  {active && <IconCheck size={16} aria-hidden />}
                </span>
              </Combobox.Option>
            );
          })}
      </Combobox.Options>
      {more > 0 && <Footnote>{$localize`${formatCount(more)}:more: more. Type to find them.`}</Footnote>}
      {onePage && (
        <Footnote>{$localize`The first ${formatCount(options.length)}:options: are listed. Type to find others.`}</Footnote>
      )}
      {partial && (
        <Footnote>{$localize`The server sent only a part of this list: others cannot be chosen here.`}</Footnote>
      )}
    </Combobox.Dropdown>
  );
};
