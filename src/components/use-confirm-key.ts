import { useEffect } from 'react';
import { useSingleKeys } from './single-keys';
import { useLatest } from './use-latest';
import { letterOf } from './use-shortcuts';

/** Runs on a letter that is pressed anew: the keystroke that is still on its way, or held down, does not count. */
export const useConfirmKey = (letter: string | undefined, run: () => void) => {
  const withSingleKeys = useSingleKeys();
  const latest = useLatest(run);
  useEffect(() => {
    if (letter === undefined || !withSingleKeys) return undefined;
    const since = performance.now();
    const onKey = (event: KeyboardEvent) => {
      const { repeat, timeStamp, ctrlKey, metaKey, altKey } = event;
      if (repeat || timeStamp < since || ctrlKey || metaKey || altKey) return;
      if (letterOf(event) === letter) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letter, withSingleKeys, latest]);
};
