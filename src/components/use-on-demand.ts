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
  const [loaded, setLoaded] = useState<{ part: T }>();
  const missing = wanted && !loaded;
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    if (!missing) return;
    let dropped = false;
    load().then(
      (part) => setLoaded({ part }),
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

  return loaded?.part;
};
