import { useEffect } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { setUnsaved } from '@/lib/unsaved';
import { isSignedIn } from '@/session/session';

/**
 * Asks once before unsaved edits are left, by whatever way; `isDirty` is read at that moment. A session that has ended
 * is never held up.
 */
export const useLeaveGuard = (key: string, dirty: boolean, isDirty: () => boolean) => {
  useEffect(() => {
    setUnsaved(key, dirty);
    return () => {
      setUnsaved(key, false);
    };
  }, [key, dirty]);

  return useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && isSignedIn() && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
};
