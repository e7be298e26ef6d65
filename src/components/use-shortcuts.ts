import { useHotkeys, type HotkeyItem } from '@mantine/hooks';

/** Keys such as `mod+S` or `j`, and what they do. */
export type Shortcut = readonly [keys: string, run: (event: KeyboardEvent) => void];

const latin = /^[a-z]$/i;

/**
 * Runs what is bound to a letter; on a layout without Latin letters, such as Devanagari, by the letter's place on the
 * keyboard. Somebody who is typing is left alone, unless `whileTyping` is set.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[], { whileTyping = false } = {}) => {
  const byLetter = shortcuts.map(([keys, run]): HotkeyItem => [keys, run]);
  const byPlace = shortcuts.map(([keys, run]): HotkeyItem => [
    keys,
    (event) => {
      if (latin.test(event.key)) return;
      event.preventDefault();
      run(event);
    },
    { usePhysicalKeys: true, preventDefault: false },
  ]);
  useHotkeys([...byLetter, ...byPlace], whileTyping ? [] : undefined, whileTyping);
};
