import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Small, and where the maps come from. */
const PROBE = 'https://www.google.com/favicon.ico';

/**
 * Whether an image of the maps' host can be loaded, and with it what else comes from there: a frame reports no failure.
 * Undefined until known; checked again when the connection comes back.
 */
export const useReachable = (): boolean | undefined => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [reached, setReached] = useState<boolean>();

  useEffect(() => {
    if (!online) return undefined;
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setReached(true);
    probe.onerror = () => setReached(false);
    // Not from a cache, which can be reached at any time.
    probe.src = `${PROBE}?at=${Date.now()}`;
    return () => {
      probe.onload = null;
      probe.onerror = null;
      setReached(undefined);
    };
  }, [online]);

  return online ? reached : false;
};
