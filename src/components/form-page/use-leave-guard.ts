import { useEffect } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { setUnsaved } from '@/lib/unsaved';
import { isSignedIn } from '@/session/session';

/** The search parameters that say what a form starts from; others say how it is looked at. */
const origins = ['from', 'replaces'];

/** The part of an address that makes a form another one. */
export const formAddress = (pathname: string, search: object) => {
  const given = Object.entries(search).filter(
    ([name, value]) => origins.includes(name) && value !== undefined,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${pathname}?${query.toString()}` : pathname;
};

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
    shouldBlockFn: ({ current, next }) =>
      isDirty() &&
      isSignedIn() &&
      formAddress(current.pathname, current.search) !== formAddress(next.pathname, next.search),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
};
