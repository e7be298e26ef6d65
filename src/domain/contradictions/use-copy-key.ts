import { useEffect } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { useSingleKeys } from '@/components/keys/single-keys';
import { isTyping, letterOf } from '@/components/keys/use-shortcuts';

/** The key M in an open dialog, wherever the focus is but in a text. */
export const useCopyKey = (opened: boolean, copy: () => void): void => {
  const withKeys = useSingleKeys();
  const latest = useLatest(copy);
  useEffect(() => {
    if (!opened || !withKeys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || isTyping(event)) return;
      if (letterOf(event) === 'm') latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened, withKeys, latest]);
};
