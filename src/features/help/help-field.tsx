import { useRef } from 'react';
import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { isComposing } from '@/lib/text/composing';
import { plural } from '@/lib/text/plural';
import classes from './help.module.css';

interface HelpSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** The number of parts found. */
  found: number;
  /** Goes to the first of them. */
  onEnter: () => void;
}

/** The search of the help; `/` leads to it, and Escape ends the search. */
export const HelpSearch = ({ typed, onType, found, onEnter }: HelpSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([['/', () => input.current?.focus()]]);
  return (
    <div role="search" className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        aria-label={$localize`Search the help`}
        placeholder={$localize`Search the help`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (isComposing(nativeEvent)) return;
          if (key === 'Enter') onEnter();
          if (key === 'Escape') onType('');
        }}
      />
      <Text size="xs" c="dimmed" role="status">
        {typed.trim() !== '' &&
          (found === 0
            ? $localize`Nothing in the help has these words.`
            : plural(found, { one: $localize`# result`, other: $localize`# results` }))}
      </Text>
    </div>
  );
};
