import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A small file on the maps' host. */
const PROBE = 'https://www.google.com/favicon.ico';

/**
 * Whether the maps' host is reachable, tested by loading an image, since a frame reports no failure. Undefined until
 * known; tested again when the connection is back.
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
    // Bypasses the cache.
    probe.src = `${PROBE}?at=${Date.now()}`;
    return () => {
      probe.onload = null;
      probe.onerror = null;
      setReached(undefined);
    };
  }, [online]);

  return online ? reached : false;
};
