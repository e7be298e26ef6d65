import { useEffect, useEffectEvent, useState } from 'react';
import { clearNotice, notifyError } from '@/components/notices/notices';

/** After this delay a notice says that something is still loading. */
const LONG_MS = 5_000;

/**
 * Returns what `load` loads, by `loadChunk`, once it is wanted; a notice says when that is slow. `onGone` is called if
 * it fails, with a notice, and if the user moves on meanwhile, since opening it then would take their keystrokes.
 * `load` must be stable.
 */
export const useOnDemand = <T>(
  load: () => Promise<T>,
  wanted: boolean,
  onGone: () => void,
): T | undefined => {
  const [part, setPart] = useState<T>();
  const missing = wanted && part === undefined;
  const giveUp = useEffectEvent(onGone);

  useEffect(() => {
    if (!missing) return;
    let dropped = false;
    const long = setTimeout(() => {
      notifyError($localize`This part of the page is still loading. The connection may be slow.`, {
        id: 'slow chunk',
        pending: true,
      });
    }, LONG_MS);
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        if (dropped) return;
        notifyError($localize`This part of the page could not be loaded. Check the connection and reload.`, {
          id: 'chunk',
        });
        giveUp();
      },
    );
    const ended = new AbortController();
    const onAct = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Escape', 'Tab'].includes(event.key)) return;
      giveUp();
    };
    for (const act of ['keydown', 'pointerdown'])
      window.addEventListener(act, onAct, { capture: true, signal: ended.signal });
    return () => {
      dropped = true;
      clearTimeout(long);
      clearNotice('slow chunk');
      ended.abort();
    };
  }, [missing, load]);

  return part;
};
