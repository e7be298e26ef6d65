import { type RefObject, useEffect } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { useSingleKeys } from '@/components/keys/single-keys';
import { isClosing, letterOf } from '@/components/keys/use-shortcuts';

/**
 * Listens for a letter while a dialog is open; `run` receives the timestamp of the keystroke. Ignores key repeat, and
 * keystrokes for an overlay above the dialog.
 */
export const useConfirmKey = (
  letter: string | undefined,
  content: RefObject<HTMLElement | null>,
  run: (at: number) => void,
) => {
  const withSingleKeys = useSingleKeys();
  const latest = useLatest(run);
  useEffect(() => {
    if (letter === undefined || !withSingleKeys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { repeat, timeStamp, ctrlKey, metaKey, altKey, target } = event;
      if (repeat || ctrlKey || metaKey || altKey || !content.current || isClosing(content.current)) return;
      const overlay = target instanceof Element && target.closest('[role="dialog"], [role="menu"]');
      if (overlay && !overlay.contains(content.current)) return;
      if (letterOf(event) === letter) latest.current(timeStamp);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letter, withSingleKeys, content, latest]);
};
