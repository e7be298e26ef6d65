import { useCallback, useEffect, useState } from 'react';
import { notifySuccess } from './notices';

/**
 * Shows a notice with an Undo for a change on this screen; it closes with the screen, which alone can undo it. Returns the
 * function that closes it.
 */
export const useUndoNotice = () => {
  const [hides] = useState(() => new Set<() => void>());
  useEffect(() => () => hides.forEach((hide) => hide()), [hides]);
  return useCallback(
    (message: string, undo: () => void) => {
      const hide = notifySuccess(message, { undo });
      hides.add(hide);
      return hide;
    },
    [hides],
  );
};
