import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { giveBack, receiveBack } from '@/lib/give-back';
import { setUnsaved } from '@/lib/unsaved';
import { notifySuccess, UNDO_MS } from './notices';
import { useLatest } from './use-latest';

/**
 * How a screen, or a dialog on it, lets go of what was typed: a notice offers it back for ten seconds, wherever one has gone
 * by then. `restore` gets it on the same screen, which is opened again if need be; `key` is unique on that screen.
 */
export const useDiscard = <Work>(key: string, restore: (work: Work) => void) => {
  const router = useRouter();
  const [{ pathname }] = useState(router.state.location);
  const own = useRef(router.state.location);
  useLayoutEffect(() => {
    // On the way to another screen, the location is that one's already.
    if (router.state.location.pathname === pathname) own.current = router.state.location;
  });
  const latest = useLatest(restore);
  const place = `${pathname} ${key}`;
  useEffect(() => receiveBack(place, (work) => latest.current(work as Work)), [place, latest]);

  return useCallback(
    (message: string, work: Work) => {
      const { search, state } = own.current;
      const { from } = state;
      const undo = () => {
        if (giveBack(place, work)) return;
        const isBehind = router.state.location.pathname === from?.path;
        void router.navigate({
          to: pathname,
          search: search as never,
          state: isBehind ? { from } : {},
        });
      };
      // A page that reloads after a deploy would take the notice with it.
      setUnsaved(place, true);
      setTimeout(() => setUnsaved(place, false), UNDO_MS);
      notifySuccess(message, { undo });
    },
    [router, pathname, place],
  );
};
