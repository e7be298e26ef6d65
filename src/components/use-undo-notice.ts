import { useCallback, useEffect, useState } from 'react';
import { notifySuccess } from './notices';

/** Says that something was done to what is on the screen, with its Undo; the notice goes with what alone can take it back. */
export const useUndoNotice = () => {
  const [hides] = useState(() => new Set<() => void>());
  useEffect(() => () => hides.forEach((hide) => hide()), [hides]);
  return useCallback(
    (message: string, undo: () => void) => {
      hides.add(notifySuccess(message, { undo }));
    },
    [hides],
  );
};
