import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session';
import { useLatest } from '@/components/use-latest';
import { setUnsaved } from '@/lib/unsaved';

/** The part of an address that makes a form another one: its path, and the search parameters that it starts from. */
export const formAddress = (pathname: string, search: object, origins: readonly string[]) => {
  const given = Object.entries(search).filter(
    ([name, value]) => origins.includes(name) && value !== undefined,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${pathname}?${query.toString()}` : pathname;
};

/**
 * Asks once before unsaved edits are left, by whatever way; `isDirty` is read at that moment, and is by default what was
 * rendered last. Once they are saved, whoever is still asked goes on. A session that has ended is never held up.
 */
export const useLeaveGuard = (
  key: string,
  dirty: boolean,
  isDirty?: () => boolean,
  origins: readonly string[] = [],
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
    enableBeforeUnload: isDirtyNow,
    withResolver: true,
  });
  const goOn = useEffectEvent(() => {
    if (!isDirtyNow()) guard.proceed?.();
  });
  useEffect(() => {
    if (!dirty) goOn();
  }, [dirty]);
  return guard;
};

/** The way out of a form or a run: blocked while somebody is asked whether to leave. */
export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
