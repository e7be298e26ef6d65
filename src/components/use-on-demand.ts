import { useEffect, useEffectEvent, useState } from 'react';
import { notifyError } from './notices';

/**
 * What `load` brings, by `loadChunk`, once it is wanted. When it does not come a notice says so, and `onLost` is called.
 * `load` keeps its identity between renders.
 */
export const useOnDemand = <T>(
  load: () => Promise<T>,
  wanted: boolean,
  onLost: () => void,
): T | undefined => {
  const [part, setPart] = useState<T>();
  const missing = wanted && part === undefined;
  const lose = useEffectEvent(onLost);

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
        lose();
      },
    );
    return () => {
      dropped = true;
    };
  }, [missing, load]);

  return part;
};
