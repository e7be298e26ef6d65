import { useCallback, useRef } from 'react';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import type { ChosenFiles } from './chosen-files';

/**
 * Delays a save until chosen files are validated, so that it includes them. Only the last requested save runs, unless
 * it is cancelled or the form is unmounted.
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
