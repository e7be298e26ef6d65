import { useCallback, useRef } from 'react';
import { useOnScreen } from '@/components/use-on-screen';
import type { ChosenFiles } from './chosen-files';

/**
 * Waits with a save for the files that were chosen a moment ago: a picture that is still looked at is meant, too. The last
 * save that was asked for is the one that runs, unless it is called off or the form has gone.
 */
export const useOnceChecked = (files: ChosenFiles) => {
  const onScreen = useOnScreen();
  const waiting = useRef<() => void>(undefined);

  const run = useCallback(
    (go: () => void) => {
      const checked = files.checked();
      if (!checked) {
        go();
        return;
      }
      const isFirst = waiting.current === undefined;
      waiting.current = go;
      if (!isFirst) return;
      void checked.then(() => {
        const then = waiting.current;
        waiting.current = undefined;
        if (onScreen.current) then?.();
      });
    },
    [files, onScreen],
  );
  const callOff = useCallback(() => {
    waiting.current = undefined;
  }, []);
  return [run, callOff] as const;
};
