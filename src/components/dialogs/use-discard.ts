import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useLatest } from '@/components/hooks/use-latest';
import { notifySuccess, UNDO_MS } from '@/components/notices/notices';
import { onWorkRestored, restoreWork } from '@/lib/storage/restore-work';
import { setUnsaved } from '@/lib/storage/unsaved';

/**
 * Discards the input of a screen or a dialog on it: a notice offers an undo for ten seconds, on any screen. `restore`
 * receives the input on its own screen, which is reopened if necessary; `key` is unique on that screen.
 */
export const useDiscard = <Work>(key: string, restore: (work: Work) => void) => {
  const router = useRouter();
  const [{ pathname }] = useState(router.state.location);
  const own = useRef(router.state.location);
  useLayoutEffect(() => {
    // During navigation, the router's location is already the next screen's.
    if (router.state.location.pathname === pathname) own.current = router.state.location;
  });
  const latest = useLatest(restore);
  const place = `${pathname} ${key}`;
  useEffect(() => onWorkRestored(place, (work) => latest.current(work as Work)), [place, latest]);

  return useCallback(
    (message: string, work: Work) => {
      const { search, state } = own.current;
      const { from } = state;
      const undo = () => {
        if (restoreWork(place, work)) return;
        const isBehind = router.state.location.pathname === from?.path;
        void router.navigate({
          to: pathname,
          search: search as never,
          state: isBehind ? { from } : {},
        });
      };
      // Prevents a reload after a deploy, which would lose the notice.
      setUnsaved(place, true);
      setTimeout(() => setUnsaved(place, false), UNDO_MS);
      notifySuccess(message, { undo });
    },
    [router, pathname, place],
  );
};
