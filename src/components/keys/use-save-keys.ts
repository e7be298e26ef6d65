import { useShortcuts } from './use-shortcuts';

/**
 * Binds the keys that save or confirm: Ctrl or Cmd with S or Enter, in any field, also in texts of several lines. In
 * dialogs they press the button that confirms: see `Dialog`.
 */
export const useSaveKeys = (save: (() => void) | undefined): void => {
  const run = ({ repeat }: KeyboardEvent) => {
    if (!repeat) save?.();
  };
  useShortcuts(
    save
      ? [
          ['mod+S', run],
          ['mod+Enter', run],
        ]
      : [],
    { whileTyping: true },
  );
};
