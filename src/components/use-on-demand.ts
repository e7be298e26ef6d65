import { useEffect, useEffectEvent, useState } from 'react';
import { notifyError } from './notices';

/**
 * What `load` brings, by `loadChunk`, once it is wanted. `onGone` is called when it does not come, which a notice says, and when
 * somebody goes on meanwhile: what opens then would take their keys. `load` keeps its identity between renders.
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
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        if (dropped) return;
        notifyError('This part of the page could not be loaded. Check the connection and reload.', {
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
      ended.abort();
    };
  }, [missing, load]);

  return part;
};
