import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session';
import { useLatest } from '@/components/hooks/use-latest';
import { isLeavingAgreed, setUnsaved } from '@/lib/storage/unsaved';

/** The part of a URL that identifies a form: its path, and the search parameters for its initial values. */
export const formAddress = (pathname: string, search: object, origins: readonly string[]) => {
  const given = Object.entries(search).filter(
    ([name, value]) => origins.includes(name) && value !== undefined,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${pathname}?${query.toString()}` : pathname;
};

interface LeaveGuardOptions {
  /** Called when somebody leaves; returns the last rendered `dirty` by default. */
  isDirty?: () => boolean;
  /** Search parameters that identify the form: see `formAddress`. */
  origins?: readonly string[];
}

/**
 * Asks once before unsaved edits are left in any way. A pending navigation continues once they are saved. The end of a
 * session is never blocked.
 */
export const useLeaveGuard = (
  key: string,
  dirty: boolean,
  { isDirty, origins = [] }: LeaveGuardOptions = {},
) => {
  const latest = useLatest(dirty);
  const isDirtyNow = isDirty ?? (() => latest.current);
  useEffect(() => {
    setUnsaved(key, dirty);
    return () => setUnsaved(key, false);
  }, [key, dirty]);

  const guard = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirtyNow() &&
      isSignedIn() &&
      formAddress(current.pathname, current.search, origins) !==
        formAddress(next.pathname, next.search, origins),
    enableBeforeUnload: () => isDirtyNow() && !isLeavingAgreed(),
    withResolver: true,
  });
  const continueIfSaved = useEffectEvent(() => {
    if (!isDirtyNow()) guard.proceed?.();
  });
  useEffect(() => {
    if (!dirty) continueIfSaved();
  }, [dirty]);
  return guard;
};

/** The navigation blocker of a form or a run, with its question. */
export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
